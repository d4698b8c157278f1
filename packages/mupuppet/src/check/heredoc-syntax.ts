import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf } from "./rule.js";

/** The text of a heredoc that is declared as JSON is valid JSON, as far as it is known statically. */
export const heredocSyntax = ruleFor(["heredoc"], ({ syntax, text }, context) => {
  if (syntax !== "json" || text.kind !== "string" || isJson(text.value)) return;
  context.report(catalogue.create["bad-heredoc-text"](spanOf(text, context), { syntax: "JSON" }));
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
