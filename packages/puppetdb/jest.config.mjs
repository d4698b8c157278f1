import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "puppetdb", rootDir: import.meta.dirname };
