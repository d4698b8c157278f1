import { words } from "@cairn/diagnostics";
import { embeddedTextProblem } from "./embedded-text.js";
import { declare, rule, spanOf } from "./rule.js";

const declared = declare("bad-heredoc-text", {
  severity: "error",
  message: words`${"message"}`,
  help: words`correct the text, or remove the syntax from its tag`,
  page: {
    why: `A heredoc whose tag declares its text as JSON, Base64, Puppet code (\`pp\`) or an EPP template (\`epp\`) is checked before the program
runs, so that a mistake in it doesn't reach a machine. A text with variables is checked when it is evaluated.`,
    noFix: "intent",
    failing: { "site.pp": '$settings = @(END:json)\n  { "port": 80, }\n  | END\n' },
    repaired: { "site.pp": '$settings = @(END:json)\n  { "port": 80 }\n  | END\n' },
  },
});

/** The text of a heredoc follows the syntax that its tag declares, as far as it is known statically. */
export const heredocSyntax = rule(declared, ["heredoc"], ({ syntax, text }, context) => {
  if (syntax === "" || text.kind !== "string") return;
  const message = embeddedTextProblem(text.value, syntax, context.check);
  if (message !== undefined) context.report(declared.create(spanOf(text, context), { message }));
});
