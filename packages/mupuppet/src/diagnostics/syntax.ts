import { words, type Declaration } from "@cairn/diagnostics";

/** What the parse phase says. */
export const syntaxDiagnostics = {
  syntax: {
    severity: "error",
    message: words`expected ${"expected"}${"after"}, but found ${"found"}`,
  },
  "too-deep": {
    severity: "error",
    message: words`this is nested more than ${"limit"} levels deep`,
    help: words`move an inner part into a class, a defined type or a function of its own`,
  },
} satisfies Record<string, Declaration>;
