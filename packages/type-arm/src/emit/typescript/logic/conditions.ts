import type { Expression } from "@cairn/puppet-core";

const comparing: ReadonlySet<string> = new Set(["==", "!=", "<", "<=", ">", ">=", "=~", "!~", "in", "and", "or"]);

/** Whether the code of an expression is a boolean, so that it can be used as a condition. */
export function isCondition(node: Expression): boolean {
  let inside = node;
  while (inside.kind === "group") inside = inside.expression;
  if (inside.kind === "boolean") return true;
  if (inside.kind === "unary") return inside.operator === "!";
  if (inside.kind === "binary") return comparing.has(inside.operator);
  if (inside.kind !== "call" && inside.kind !== "method-call") return false;
  const name = inside.kind === "call" ? inside.target.kind === "name" && inside.target.value : inside.method.value;
  return name === "not" || name === "empty";
}
