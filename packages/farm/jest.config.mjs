import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "farm", rootDir: import.meta.dirname };
