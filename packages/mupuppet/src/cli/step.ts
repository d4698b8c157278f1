import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";

const options: OptionDeclarations = {
  node: {
    type: "string",
    value: "NAME",
    default: "default",
    describe: "the node whose catalog is made",
  },
  format: {
    type: "string",
    alias: "f",
    choices: ["text", "json"],
    default: "text",
    describe: "steps for people, or one object a line for programs",
  },
  "max-steps": {
    type: "number",
    value: "N",
    default: 10_000,
    describe: "give up after N steps",
  },
};

/** `mupuppet step`: the paper's small-step semantics, rule by rule. */
export const step: ExtraCommand = {
  name: "step",
  summary: "show how the rules of the μPuppet paper make a catalog, step by step",
  arguments: [{ name: "FILE", describe: "the manifest; `-` is standard input" }],
  options,
  examples: [
    ["step site.pp", "show each step with its rule, for the node `default`"],
    ["step site.pp --node web1.example.com --max-steps 100", "the first 100 steps for another node"],
    ["step site.pp --format json", "the same for programs, one step a line"],
  ],
  run: async (context) => (await import("./run-step.js")).runStep(context),
};
