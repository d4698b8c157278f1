import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";

const options: OptionDeclarations = {
  output: {
    type: "string",
    alias: "o",
    value: "PATH",
    describe: "a folder for one file per type, or a file (NAME.pp) for all of them (required)",
  },
  format: {
    type: "string",
    alias: "f",
    choices: ["text", "json"],
    default: "text",
    describe: "the report as text for people, or as JSON; the folder contains both",
  },
};

/** `type-arm migrate`: translates resource types written in Ruby to this language. */
export const migrate: ExtraCommand = {
  name: "migrate",
  summary: "translate Ruby resource types to this language, with a report on what needs a manual review",
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
    ["migrate lib/puppet/type -o types --format json", "all types of a module, with the report as JSON"],
  ],
  run: async (context) => (await import("./run-migrate.js")).runMigrate(context),
};
