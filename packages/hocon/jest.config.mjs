import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "hocon", rootDir: import.meta.dirname };
