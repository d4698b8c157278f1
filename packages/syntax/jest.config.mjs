import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "syntax", rootDir: import.meta.dirname };
