import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "mupuppet-paper", rootDir: import.meta.dirname };
