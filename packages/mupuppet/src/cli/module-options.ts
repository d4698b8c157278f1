import type { OptionDeclarations } from "@cairn/cli-kit";

/** What modules may do besides computing. */
export const moduleOptions = {
  "allow-read": {
    type: "string",
    array: true,
    value: "FOLDER",
    describe: "what functions, modules' Ruby and data may read besides modules and the environment",
    trust: "lets modules read that folder",
  },
  "allow-generate": {
    type: "string",
    array: true,
    value: "PROGRAM",
    describe: "let the function `generate` run this program, by its whole path, with any arguments",
    trust: "runs that program with the arguments that modules choose",
  },
  ruby: {
    type: "boolean",
    describe: "run functions of modules that can't be interpreted in the installed Ruby with Puppet's library",
    trust: "runs the Ruby of the module path, with all that you may do",
  },
} as const satisfies OptionDeclarations;
