import type { Binary, Expression } from "../../ast/index.js";
import type { Value } from "../../values/value.js";
import type { Evaluator } from "../evaluator.js";
import { labelOf, labelOfNode, withArticle, withCapitalArticle } from "../labels.js";
import type { Scope } from "../scope.js";

/** An integer that doesn't fit in 64 bits. */
export function refuseOverflow(value: bigint, node: Expression, scope: Scope, evaluator: Evaluator): never {
  const end = value > 0n ? "max" : "min";
  const shown = `${value > 0n ? "+" : "-"}0x${(value > 0n ? value : -value).toString(16)}`;
  const label = withCapitalArticle(labelOfNode(node));
  const message = `${label} resulted in a value outside of Puppet Integer ${end} range, got '${shown}'`;
  return evaluator.fail("evaluation", message, node, scope);
}

/** The operator isn't defined for such a left side (or for such a right side of it). */
export function notApplicable(left: Value, node: Binary, scope: Scope, evaluator: Evaluator, right?: Value): never {
  const when = right === undefined ? "" : ` when right side is ${withArticle(labelOf(right))}`;
  const message = `Operator '${node.operator}' is not applicable to ${withArticle(labelOf(left))}${when}.`;
  return evaluator.fail("evaluation", message, node.left, scope);
}
