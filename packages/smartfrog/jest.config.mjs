import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "smartfrog", rootDir: import.meta.dirname };
