import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "cli-kit", rootDir: import.meta.dirname };
