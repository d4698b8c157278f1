import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "language-server", rootDir: import.meta.dirname };
