import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "playground", rootDir: import.meta.dirname };
