import { words, removal } from "@cairn/diagnostics";
import { declare, rule, spanOf } from "./rule.js";

const declared = declare("missing-index", {
  severity: "error",
  message: words`these brackets are empty`,
  help: words`write an index or a key`,
  page: {
    why: `Brackets after a value select an element of it, and these don't say which.`,
    failing: { "site.pp": "$os = $facts[]\n" },
    repaired: { "site.pp": "$os = $facts['os']\n" },
  },
});

/** The brackets of an index must not be empty. */
export const missingIndex = rule(declared, ["access"], (node, context) => {
  if (node.keys.length > 0) return;
  const brackets = spanOf({ start: node.target.end, end: node.end }, context);
  context.report(declared.create(spanOf(node, context), {}, { fixes: [removal(brackets, "remove the brackets")] }));
});
