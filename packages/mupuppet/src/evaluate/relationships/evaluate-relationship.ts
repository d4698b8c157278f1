/**
 * Ordering: arrows and the parameters `require`, `before`, `notify` and `subscribe` yield edges between targets, which
 * are resolved when all resources exist; then the graph is searched for cycles, and each is reported with the positions
 * of its edges.
 */
import { resultOf, type Evaluation } from "@cairn/evaluation";
import type { Evaluator, Scope } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import type { Relationship } from "@cairn/puppet-core/manifest";
import type { RelationshipEnd } from "../interfaces.js";
import { puppetScopeOf } from "../scopes/puppet-scope.js";
import { relationshipEnd, valueOfEnd } from "./operands.js";

/**
 * `left -> right` and its variants; a chain continues with its right side, or with the left one if the right one is
 * empty.
 */
export function* evaluateRelationship(node: Relationship, scope: Scope, evaluator: Evaluator): Evaluation<Value> {
  // A chain nests to the left, however long it is.
  const chain: Relationship[] = [node];
  for (let left = node.left; left.kind === "relationship"; left = left.left) chain.push(left);
  let value = yield* resultOf(evaluator.begin(chain.at(-1)!.left, scope));
  for (const link of chain.reverse()) {
    const rightValue = yield* resultOf(evaluator.begin(link.right, scope));
    const left = yield* resultOf(relationshipEnd(value, link, scope, evaluator));
    const right = yield* resultOf(relationshipEnd(rightValue, link, scope, evaluator));
    relate(link, left, right, scope, evaluator);
    value = valueOfEnd(right.length === 0 ? left : right);
  }
  return value;
}

function relate(
  node: Relationship,
  left: RelationshipEnd,
  right: RelationshipEnd,
  scope: Scope,
  evaluator: Evaluator,
): void {
  const { operator } = node;
  const isReversed = operator === "<-" || operator === "<~";
  puppetScopeOf(scope).compilation.relationships.add({
    source: isReversed ? right : left,
    target: isReversed ? left : right,
    parameter: operator === "->" || operator === "<-" ? "before" : "notify",
    span: evaluator.spanOf(node, scope),
  });
  const [only, ...others] = right;
  if (only && others.length === 0 && "run" in only) only.whenEmpty = left;
}
