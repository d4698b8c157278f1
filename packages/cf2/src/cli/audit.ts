import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";
import { options } from "./options.js";

/** Options that are about the output. */
const others: readonly string[] = ["schema", "private", "sign", "gpguser", "gpgpass"];
const compiling = Object.fromEntries(Object.entries(options).filter(([name]) => !others.includes(name)));

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
  options: { ...own, ...compiling },
  examples: [
    ["audit site.cf2", "show what each imported file does to the configuration"],
    ["audit site.cf2 --policy policy.json", "fail where a file touches what it may not"],
    ["audit site.cf2 --format json", "the same for programs"],
  ],
  run: async (context) => (await import("./run-audit.js")).runAudit(context),
};
