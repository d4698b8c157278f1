import type { Kind, Node } from "@cairn/puppet-core/manifest";
import { catalogue } from "../diagnostics/index.js";
import { parentOf, ruleFor, spanOf } from "./rule.js";

const holders: ReadonlySet<Kind> = new Set([
  "array",
  "assignment",
  "attribute",
  "attributes",
  "binary",
  "case",
  "case-option",
  "group",
  "hash",
  "if",
  "interpolation",
  "selector",
  "unary",
  "unless",
]);

/** A collector has no value: it can't be assigned, compared or put in brackets. */
export const notAValue = ruleFor(["collector"], (node, context) => {
  const parent = parentOf(context)!;
  if (!holders.has(parent.kind) || isAssigned(node, parent)) return;
  context.report(catalogue.create["not-a-value"](spanOf(node, context), {}));
});

/** The left side of an assignment has a rule of its own. */
function isAssigned(node: Node, parent: Node): boolean {
  return parent.kind === "assignment" && parent.left === node;
}
