import { words, replacement } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import type { Node } from "../../ast/children.js";
import { declare, spanIn } from "../rule.js";
import { featureNamed } from "./names.js";
import { attribute } from "../../diagnostics/example-attribute.js";
import { parentOf, ruleFor } from "./walk.js";

const declared = declare("bare-variable", {
  severity: "warning",
  message: words`\`${"name"}\` is the string "${"name"}" here, not a variable`,
  help: words`write \`$${"name"}\` for the value`,
  page: {
    why: `A word without quotes is a string. If it is used as the value that is checked, and a variable has its name, the variable
was meant.`,
    failing: attribute("check => { name =~ /a/ }"),
    repaired: attribute("check => { $name =~ /a/ }"),
  },
});

/** A word that is compared as if it were the variable of that name: `it =~ /x/`. */
export const bareVariable = ruleFor(declared, ["name"], (node, context) => {
  const { names, place, report, visible } = context;
  if (!isSubject(node, parentOf(context))) return;
  const name = node.value;
  if (!names.has(name) && !featureNamed(name, place, names, visible)) return;
  const span = spanIn(place.source, node);
  const fixes = [replacement(span, `$${name}`)];
  report(declared.create(span, { name }, { fixes }));
});

/** Whether a node is the subject of a comparison, a choice or a method. */
function isSubject(node: Expression, parent: Node | undefined): boolean {
  switch (parent?.kind) {
    case "binary":
      return parent.left === node;
    case "case":
      return parent.test === node;
    case "method-call":
      return parent.receiver === node;
    default:
      return false;
  }
}
