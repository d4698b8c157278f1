import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";
import { options } from "./options.js";
import { xmiOptions } from "./xmi-options.js";

const own: OptionDeclarations = {
  code: {
    type: "string",
    alias: "e",
    value: "CODE",
    describe: "statements that run after those of the files; the value of the last one is printed",
  },
  format: {
    type: "string",
    alias: "f",
    choices: ["json", "data", "xmi"],
    default: "json",
    describe: "an object with its public features (json), as in data files (data), or in EMF's format (xmi)",
  },
};

/** `type-arm eval`: creates objects, and prints them. */
export const evaluate: ExtraCommand = {
  name: "eval",
  summary: "run statements with the types, and print the value of the last one",
  arguments: [
    {
      name: "FILE",
      describe: "the types, which form one program: files, folders, globs; `-` is standard input",
      many: true,
    },
  ],
  options: { ...own, ...xmiOptions, ...options },
  examples: [
    [`eval users.pp -e "User.new({ password => 'secret' })"`, "create a user, and print it as JSON"],
    [
      `eval users.pp -e "User.new({ password => 'secret' })" --format xmi`,
      "the same as an XMI document that EMF reads",
    ],
  ],
  run: async (context) => (await import("./run-eval.js")).runEval(context),
};
