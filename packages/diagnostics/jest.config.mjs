import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "diagnostics", rootDir: import.meta.dirname };
