import { pushAll } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { childrenOf, type Node } from "@cairn/puppet-core/manifest";

/** Expressions without effect, whatever they contain. */
const alwaysIdle: ReadonlySet<string> = new Set([
  "access",
  "array",
  "boolean",
  "default",
  "float",
  "hash",
  "heredoc",
  "integer",
  "interpolation",
  "name",
  "regex",
  "selector",
  "string",
  "type-name",
  "unary",
  "undef",
  "variable",
]);
/** Expressions that have an effect only if one of their parts does. */
const idleByParts: ReadonlySet<string> = new Set(["block", "case", "case-option", "group", "if", "unless"]);

/** Whether an expression has no effect except its value. */
export function isIdle(expression: Expression): boolean {
  const waiting: Node[] = [expression];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.kind === "binary" ? node.operator === "=~" || node.operator === "!~" : !isHarmless(node)) return false;
    if (idleByParts.has(node.kind)) pushAll(waiting, childrenOf(node));
  }
  return true;
}

function isHarmless({ kind }: Node): boolean {
  return alwaysIdle.has(kind) || idleByParts.has(kind);
}
