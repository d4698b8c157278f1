import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";
import { compilingOptions } from "./compiling-options.js";

const own: OptionDeclarations = {
  format: {
    type: "string",
    alias: "f",
    choices: ["table", "json"],
    default: "table",
    describe: "a table for people, or JSON for programs",
  },
  policy: {
    type: "string",
    value: "FILE",
    describe: "fail where a file touches more than this policy allows it",
  },
};

/** `cf2 audit`: what each imported file does, and what it could do. */
export const audit: ExtraCommand = {
  name: "audit",
  summary: "show what each imported file defines, overrides, reads and could change",
  arguments: [{ name: "FILE", describe: "the input; `-` is standard input" }],
  options: { ...own, ...compilingOptions },
  examples: [
    ["audit site.cf2", "show what each imported file does to the configuration"],
    ["audit site.cf2 --policy policy.json", "fail where a file touches what it may not"],
    ["audit site.cf2 --format json", "the same for programs"],
  ],
  run: async (context) => (await import("./run-audit.js")).runAudit(context),
};
