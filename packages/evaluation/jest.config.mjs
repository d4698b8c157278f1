import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "evaluation", rootDir: import.meta.dirname };
