import { pushAll } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import type { Scope } from "@cairn/puppet-core/evaluate";
import { childrenOf, type Node } from "@cairn/puppet-core/manifest";
import { puppetScopeOf } from "./scopes/puppet-scope.js";

/** Records what a failed statement would have assigned and declared: using that isn't an error of its own. */
export function markFollowing(statement: Expression, scope: Scope): void {
  const owner = puppetScopeOf(scope);
  owner.compilation.missing.note([statement]);
  const waiting: Node[] = [statement];
  while (waiting.length > 0) {
    const node = waiting.pop()!;
    if (node.kind === "lambda") continue;
    if (node.kind === "assignment") for (const name of assignedNames(node.left)) owner.markFailed(name, statement);
    pushAll(waiting, childrenOf(node));
  }
}

/** The variables on the left side of an assignment. */
function assignedNames(left: Expression): string[] {
  const names: string[] = [];
  const waiting: Node[] = [left];
  while (waiting.length > 0) {
    const node = waiting.pop()!;
    if (node.kind === "variable") names.push(node.name);
    else pushAll(waiting, childrenOf(node));
  }
  return names;
}
