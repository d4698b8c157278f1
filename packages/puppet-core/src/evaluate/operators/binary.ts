/**
 * Operators: `binary` and `unary` evaluate the operands and dispatch on the operator; one file for each family
 * (numbers, times, collections, comparison, matching) implements it for the kinds of values, and `refusals` has the
 * messages for the others.
 */
import type { Binary, BinaryOperator, Expression } from "../../ast/index.js";
import type { Value } from "../../values/value.js";
import { after, isEvaluation, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Evaluator } from "../evaluator.js";
import type { Scope } from "../scope.js";
import { isTrue } from "../truth.js";
import { calculate } from "./arithmetic.js";
import { compare } from "./compare.js";
import { isIncluded } from "./in.js";
import { matchPattern } from "./match.js";

type Operation = (left: Value, right: Value, node: Binary, scope: Scope, evaluator: Evaluator) => Value;

const operations: Readonly<Record<Exclude<BinaryOperator, "and" | "or">, Operation>> = {
  "+": calculate,
  "-": calculate,
  "*": calculate,
  "/": calculate,
  "%": calculate,
  "<<": calculate,
  ">>": calculate,
  "==": compare,
  "!=": compare,
  "<": compare,
  "<=": compare,
  ">": compare,
  ">=": compare,
  "=~": matchPattern,
  "!~": matchPattern,
  in: isIncluded,
};

/**
 * An operation on two values. A chain such as `1 + 2 + 3 …` may be of any length: its left side is evaluated by a loop,
 * not by recursion.
 */
export function evaluateBinary(node: Binary, scope: Scope, evaluator: Evaluator): Pending<Value> {
  if (node.left.kind === "binary") return evaluateChain(node, scope, evaluator);
  return applyTo(evaluator.begin(node.left, scope), node, scope, evaluator);
}

function applyTo(pending: Pending<Value>, node: Binary, scope: Scope, evaluator: Evaluator): Pending<Value> {
  if (isEvaluation(pending)) return after(pending, (left: Value) => apply(left, node, scope, evaluator));
  return apply(pending, node, scope, evaluator);
}

/** The right side is only evaluated if it matters. */
function apply(left: Value, node: Binary, scope: Scope, evaluator: Evaluator): Pending<Value> {
  const { operator } = node;
  if (operator === "and" || operator === "or") {
    if (isTrue(left) === (operator === "or")) return operator === "or";
    return after(evaluator.begin(node.right, scope), isTrue);
  }
  const right = evaluator.begin(node.right, scope);
  if (isEvaluation(right)) {
    return after(right, (value: Value) => operations[operator](left, value, node, scope, evaluator));
  }
  return operations[operator](left, right, node, scope, evaluator);
}

function evaluateChain(last: Binary, scope: Scope, evaluator: Evaluator): Pending<Value> {
  const chain: Binary[] = [];
  let first: Expression = last;
  for (; first.kind === "binary"; first = first.left) chain.push(first);
  let value = evaluator.begin(first, scope);
  while (chain.length > 0) {
    if (isEvaluation(value)) return goOn(value, chain, scope, evaluator);
    value = apply(value, chain.pop()!, scope, evaluator);
  }
  return value;
}

function* goOn(pending: Evaluation<Value>, chain: Binary[], scope: Scope, evaluator: Evaluator): Evaluation<Value> {
  let value = yield* resultOf(pending);
  while (chain.length > 0) value = yield* resultOf(apply(value, chain.pop()!, scope, evaluator));
  return value;
}
