import { pushAll, words, replacement } from "@cairn/diagnostics";
import { childrenOf, type Node } from "@cairn/puppet-core/manifest";
import { declare, rule, spanOf, textOf } from "./rule.js";

const declared = declare("assigned-in-default", {
  severity: "error",
  message: words`the default of a parameter cannot assign a variable`,
  help: words`write the value itself`,
  page: {
    why: `The default of a parameter is a value. An assignment in it would define a variable that depends on whether the default was
needed.`,
    failing: { "site.pp": "class web($port = ($usual = 80)) { }\n" },
    repaired: { "site.pp": "class web($port = 80) { }\n" },
  },
});

/** The default of a parameter may not contain an assignment, except in a lambda. */
export const assignmentInDefault = rule(declared, ["parameter"], ({ initial }, context) => {
  const waiting: Node[] = initial ? [initial] : [];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.kind === "lambda") continue;
    if (node.kind !== "assignment") pushAll(waiting, childrenOf(node));
    else {
      const fixes = [replacement(spanOf(node, context), textOf(node.right, context))];
      context.report(declared.create(spanOf(node, context), {}, { fixes }));
    }
  }
});
