import preset from "../../jest.preset.mjs";

export default { ...preset, displayName: "ruby-subset", rootDir: import.meta.dirname };
