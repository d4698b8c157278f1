import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";
import { options } from "./options.js";
import { xmiOptions } from "./xmi-options.js";

const own: OptionDeclarations = {
  code: {
    type: "string",
    alias: "e",
    value: "CODE",
    describe: "statements that run behind those of the files; the value of the last one is printed",
  },
  format: {
    type: "string",
    alias: "f",
    choices: ["json", "data", "xmi"],
    default: "json",
    describe: "an object as its user sees it (json), as data files hold it (data), or as EMF writes it (xmi)",
  },
};

/** `type-arm eval`: makes objects, and prints them. */
export const evaluate: ExtraCommand = {
  name: "eval",
  summary: "run statements with the types, and print the value of the last one",
  arguments: [
    {
      name: "FILE",
      describe: "the types, which belong together: files, folders, globs; `-` is standard input",
      many: true,
    },
  ],
  options: { ...own, ...xmiOptions, ...options },
  examples: [
    [`eval users.pp -e "User.new({ password => 'secret' })"`, "make a user, and print it as JSON"],
    [
      `eval users.pp -e "User.new({ password => 'secret' })" --format xmi`,
      "the same as an XMI document that EMF reads",
    ],
  ],
  run: async (context) => (await import("./run-eval.js")).runEval(context),
};
