import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "puppet-ca", rootDir: import.meta.dirname };
