import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "hiera", rootDir: import.meta.dirname };
