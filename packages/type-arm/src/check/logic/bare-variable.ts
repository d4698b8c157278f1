import type { Expression } from "@cairn/puppet-core";
import type { Node } from "../../ast/children.js";
import { catalogue } from "../../diagnostics/index.js";
import { spanIn } from "../rule.js";
import { featureNamed } from "./names.js";
import { parentOf, ruleFor } from "./walk.js";

/** A word that is compared as if it were the variable of that name: `it =~ /x/`. */
export const bareVariable = ruleFor(["name"], (node, context) => {
  const { names, place, report, visible } = context;
  if (!isSubject(node, parentOf(context))) return;
  const name = node.value;
  if (!names.has(name) && !featureNamed(name, place, names, visible)) return;
  const span = spanIn(place.source, node);
  const fixes = [{ label: `write \`$${name}\``, edits: [{ span, text: `$${name}` }] }];
  report(catalogue.create["bare-variable"](span, { name }, { fixes }));
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
