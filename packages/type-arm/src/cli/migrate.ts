import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";

const options: OptionDeclarations = {
  output: {
    type: "string",
    alias: "o",
    value: "PATH",
    describe: "a folder for a file of each type, or a file (NAME.pp) for all of them (needed)",
  },
  format: {
    type: "string",
    alias: "f",
    choices: ["text", "json"],
    default: "text",
    describe: "the report for people, or as data; both are in the folder as well",
  },
};

/** `type-arm migrate`: resource types written in Ruby as types of this language. */
export const migrate: ExtraCommand = {
  name: "migrate",
  summary: "write resource types of Ruby as types of this language, with a report on what a person must look at",
  arguments: [
    {
      name: "RUBY_FILE",
      describe: "files with resource types, which belong together: files, folders, globs; `-` is standard input",
      many: true,
    },
  ],
  options,
  examples: [
    ["migrate lib/puppet/type/user.rb -o types", "write types/user.pp, types/report.txt and types/report.json"],
    ["migrate lib -o users.pp", "all types of a module in one file; the report is only printed"],
    ["migrate lib/puppet/type -o types --format json", "all types of a module, with the report as data"],
  ],
  run: async (context) => (await import("./run-migrate.js")).runMigrate(context),
};
