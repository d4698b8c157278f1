import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "puppet-server", rootDir: import.meta.dirname };
