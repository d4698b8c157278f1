import { replacement, words } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import type { Node } from "@cairn/puppet-core/manifest";
import { declare, parentOf, rule, spanOf } from "./rule.js";

const declared = declare("unintended-string", {
  severity: "warning",
  message: words`the bare word \`${"word"}\` is the string '${"word"}'`,
  help: words`write \`undef\` for no value, or \`'${"word"}'\` for the string`,
  page: {
    why: `A value that isn't there is \`undef\`. Words of other languages for it, such as \`null\` or \`nil\`, are strings like any other bare
word: they are true in a condition, and end up in files.`,
    failing: { "site.pp": "$proxy = null\nif $proxy { notice('behind a proxy') }\n" },
    repaired: { "site.pp": "$proxy = undef\nif $proxy { notice('behind a proxy') }\n" },
    args: ["check", "site.pp"],
  },
});

const foreign = new Set(["null", "nil", "undefined"]);

/** A bare word for no value in other languages, used as a value. */
export const unintendedString = rule(declared, ["name"], (node, context) => {
  if (!foreign.has(node.value) || !isValueOf(node, parentOf(context))) return;
  const span = spanOf(node, context);
  context.report(declared.create(span, { word: node.value }, { fixes: [replacement(span, "undef")] }));
});

/** Whether a node is a value there, not the name of a function, of a resource type or of a key. */
function isValueOf(node: Expression, parent: Node | undefined): boolean {
  switch (parent?.kind) {
    case "assignment":
    case "binary":
      return parent.right === node;
    case "attribute":
      return parent.value === node;
    case "hash":
      return parent.entries.some(({ value }) => value === node);
    case "parameter":
      return parent.initial === node;
    case "array":
    case "method-call":
      return true;
    case "call":
      return parent.target !== node;
    default:
      return false;
  }
}
