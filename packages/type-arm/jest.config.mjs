import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "type-arm", rootDir: import.meta.dirname };
