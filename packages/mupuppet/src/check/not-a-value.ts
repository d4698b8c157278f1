import type { Expression } from "@cairn/puppet-expressions";
import { childrenOf } from "../ast/children.js";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf } from "./rule.js";

const holders = [
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
] as const;

/** A collector gives no value: it cannot be assigned, compared or put in brackets. */
export const notAValue = ruleFor(holders, (node, context) => {
  for (const child of childrenOf(node)) {
    if (child.kind === "collector" && child !== assigned(node)) {
      context.report(catalogue.create["not-a-value"](spanOf(child, context), {}));
    }
  }
});

/** The left side of an assignment has a rule of its own. */
function assigned(node: { readonly kind: string }): Expression | undefined {
  return node.kind === "assignment" ? (node as Extract<Expression, { kind: "assignment" }>).left : undefined;
}
