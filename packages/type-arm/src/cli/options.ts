import type { OptionDeclarations } from "@cairn/cli-kit";

/** type-arm's own options, accepted by every command that compiles. */
export const options = {
  lenient: {
    type: "boolean",
    describe: "treat an attribute without a type as a String, with a warning",
  },
  functions: {
    type: "string",
    choices: ["core", "migration"],
    default: "migration",
    describe:
      "the functions that logic may call: those of the specification, or also the string functions that migrated types need",
  },
} as const satisfies OptionDeclarations;
