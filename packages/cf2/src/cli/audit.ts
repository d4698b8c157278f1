import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";
import { compilingOptions } from "./compiling-options.js";

const own: OptionDeclarations = {
  format: {
    type: "string",
    alias: "f",
    choices: ["table", "json"],
    default: "table",
    describe: "a table for people, or JSON for other programs",
  },
  policy: {
    type: "string",
    value: "FILE",
    describe: "fail if a file touches more than this policy allows",
  },
};

/** `cf2 audit`: what each imported file contributes, and what it could change. */
export const audit: ExtraCommand = {
  name: "audit",
  summary: "show what each imported file defines, overrides, reads and could change",
  arguments: [{ name: "FILE", describe: "the input; `-` is standard input" }],
  options: { ...own, ...compilingOptions },
  examples: [
    ["audit site.cf2", "show what each imported file does to the configuration"],
    ["audit site.cf2 --policy policy.json", "fail if a file touches what the policy doesn't allow"],
    ["audit site.cf2 --format json", "the same as JSON, for other programs"],
  ],
  run: async (context) => (await import("./run-audit.js")).runAudit(context),
};
