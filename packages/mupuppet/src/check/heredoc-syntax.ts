import { words } from "@cairn/diagnostics";
import { declare, rule, spanOf } from "./rule.js";

const declared = declare("bad-heredoc-text", {
  severity: "error",
  message: words`the text of this heredoc is not ${"syntax"}`,
  help: words`correct the text, or remove the syntax from its tag`,
  page: {
    why: `A heredoc whose tag declares its text as JSON is checked before the program runs, so that a mistake in it doesn't reach a machine.`,
    noFix: "intent",
    failing: { "site.pp": '$settings = @(END:json)\n  { "port": 80, }\n  | END\n' },
    repaired: { "site.pp": '$settings = @(END:json)\n  { "port": 80 }\n  | END\n' },
  },
});

/** The text of a heredoc that is declared as JSON is valid JSON, as far as it is known statically. */
export const heredocSyntax = rule(declared, ["heredoc"], ({ syntax, text }, context) => {
  if (syntax !== "json" || text.kind !== "string" || isJson(text.value)) return;
  context.report(declared.create(spanOf(text, context), { syntax: "JSON" }));
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
