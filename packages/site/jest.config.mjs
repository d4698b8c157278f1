import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "site", rootDir: import.meta.dirname };
