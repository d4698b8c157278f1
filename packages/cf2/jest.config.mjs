import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "cf2", rootDir: import.meta.dirname };
