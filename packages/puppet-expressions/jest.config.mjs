import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "puppet-expressions", rootDir: import.meta.dirname };
