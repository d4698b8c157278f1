import type { OptionDeclarations } from "@cairn/cli-kit";

/** type-arm's own options, for every command that compiles. */
export const options = {
  lenient: {
    type: "boolean",
    describe: "take an attribute without a type for a String, with a warning",
  },
  functions: {
    type: "string",
    choices: ["core", "migration"],
    default: "migration",
    describe: "the functions that logic may call: those of the text, or also those on strings that migrated types need",
  },
} as const satisfies OptionDeclarations;
