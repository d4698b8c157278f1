import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "puppet-core", rootDir: import.meta.dirname };
