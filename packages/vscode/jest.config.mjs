import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "vscode", rootDir: import.meta.dirname };
