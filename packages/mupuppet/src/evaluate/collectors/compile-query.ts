import type { Binary, Expression } from "@cairn/puppet-core";
import { resultOf, type Evaluation } from "@cairn/evaluation";
import { labelOfNode, type Evaluator, type Scope } from "@cairn/puppet-core/evaluate";
import { isArray, toText, type Value } from "@cairn/puppet-core/values";
import { isDifferent, isEqual, isTagged } from "./conditions.js";
import { Query, type Condition } from "./query.js";

const operands: ReadonlySet<string> = new Set([
  "access",
  "boolean",
  "float",
  "integer",
  "interpolation",
  "name",
  "string",
  "undef",
  "variable",
]);

/** Evaluates the operands of a collector's query, from left to right; undefined if it finds everything. */
export function* compileQuery(query: Expression, scope: Scope, evaluator: Evaluator): Evaluation<Query | undefined> {
  const steps: (Condition | "and" | "or")[] = [];
  const waiting: (Expression | "and" | "or")[] = [query];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part === "string") steps.push(part);
    else if (part.kind === "group") waiting.push(part.expression);
    else if (part.kind !== "binary") {
      const value = yield* resultOf(operandOf(part, scope, evaluator));
      if ((value === null || value === false) && part === query) return undefined;
      evaluator.fail("evaluation", "A query compares with `==` or `!=`, this is only a value", part, scope);
    } else if (part.operator === "and" || part.operator === "or") waiting.push(part.operator, part.right, part.left);
    else steps.push(yield* resultOf(condition(part, scope, evaluator)));
  }
  return new Query(steps);
}

function* condition(node: Binary, scope: Scope, evaluator: Evaluator): Evaluation<Condition> {
  const left = yield* resultOf(operandOf(node.left, scope, evaluator));
  const right = yield* resultOf(operandOf(node.right, scope, evaluator));
  const name = toText(left);
  if (node.operator === "!=") return isDifferent(name, right);
  if (left !== "tag") return isEqual(name, right, node.right.kind === "access");
  const tags = isArray(right) ? right : [right];
  if (tags.some((tag) => typeof tag === "bigint" || typeof tag === "number")) {
    evaluator.failIn(node, "Cannot transform a number to a tag", scope);
  }
  return isTagged(tags);
}

function* operandOf(node: Expression, scope: Scope, evaluator: Evaluator): Evaluation<Value> {
  let operand = node;
  while (operand.kind === "group") operand = operand.expression;
  if (!operands.has(operand.kind)) {
    evaluator.failIn(operand, `A query can't compare with ${labelOfNode(operand)}`, scope);
  }
  return yield* resultOf(evaluator.begin(operand, scope));
}
