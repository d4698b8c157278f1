import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "mupuppet", rootDir: import.meta.dirname };
