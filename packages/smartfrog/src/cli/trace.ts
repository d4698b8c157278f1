import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";
import { options as languageOptions } from "./options.js";

const options: OptionDeclarations = {
  semantics: languageOptions.semantics,
  "order-constraints": languageOptions["order-constraints"],
  merge: languageOptions.merge,
  "include-path": languageOptions["include-path"],
  format: {
    type: "string",
    alias: "f",
    choices: ["text", "json"],
    default: "text",
    describe: "text for people, or one JSON object per line",
  },
  "max-steps": { type: "number", value: "N", default: 1000, describe: "show the first N steps" },
};

/** `smartfrog trace`: the paper's semantics applied to a small program, definition by definition. */
export const trace: ExtraCommand = {
  name: "trace",
  summary: "show how the definitions of the paper evaluate a file, step by step",
  arguments: [{ name: "FILE", describe: "the file; `-` is standard input" }],
  options,
  examples: [
    ["trace site.sf", "show each step with its definitions and the resulting store"],
    ["trace site.sf --format json --max-steps 20", "the first 20 steps as JSON, one per line"],
  ],
  run: async (context) => (await import("./run-trace.js")).runTrace(context),
};
