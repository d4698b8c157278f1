import type { Expression } from "../ast/index.js";

/** Whether an expression is `*…`, in parentheses or not. */
export function isSpread(node: Expression): boolean {
  const inside = withoutGroups(node);
  return inside.kind === "unary" && inside.operator === "*";
}

/** The contents of the parentheses. */
export function withoutGroups(node: Expression): Expression {
  let inside = node;
  while (inside.kind === "group") inside = inside.expression;
  return inside;
}
