import { pushAll, type Source } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { childrenOf, type Node } from "../../ast/children.js";
import { catalogue } from "../../diagnostics/index.js";
import { spanIn, type CheckContext } from "../rule.js";
import { ruleFor } from "./walk.js";

/** Nodes that may have an effect besides their value. */
const effective: ReadonlySet<Node["kind"]> = new Set([
  "assignment",
  "call",
  "method-call",
  "puppet-alias",
  "type-definition",
]);
/** Nodes that have an effect only if one of their parts has. */
const idleByParts: ReadonlySet<Node["kind"]> = new Set(["block", "case", "case-option", "group", "if", "unless"]);

/**
 * Whether an expression has no effect but its value. Like Puppet, counts a match as an effect, because it sets `$0`,
 * `$1` and so on.
 */
export function isIdle(expression: Expression): boolean {
  const waiting: Node[] = [expression];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (effective.has(node.kind)) return false;
    if (node.kind === "binary" && (node.operator === "=~" || node.operator === "!~")) return false;
    if (idleByParts.has(node.kind)) pushAll(waiting, childrenOf(node));
  }
  return true;
}

/** A value before the last one of a block is lost (interpretation R50): such a value may be an unquoted message. */
export const idleInBlock = ruleFor(["block"], ({ statements }, { place, ...context }) => {
  reportIdle(statements, place.source, context);
});

/** Reports the first such statement, as Puppet does: those after it mostly belong to the same mistake. */
export function reportIdle(statements: readonly Expression[], source: Source, { report }: CheckContext): void {
  const idle = statements.slice(0, -1).find(isIdle);
  if (idle) report(catalogue.create["idle-expression"](spanIn(source, idle), { what: describe(idle) }));
}

function describe({ kind }: Expression): string {
  return kind === "if" || kind === "unless" || kind === "case" ? `\`${kind}\`` : "expression";
}
