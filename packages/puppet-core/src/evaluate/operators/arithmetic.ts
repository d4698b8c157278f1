import type { Binary } from "../../ast/index.js";
import { isArray, isHash, isInteger64, kindOf, type Value } from "../../values/value.js";
import type { Evaluator } from "../evaluator.js";
import type { Scope } from "../scope.js";
import { concatenate, joined, remove } from "./collections.js";
import { floorDivide, floorModulo, toNumeric, truncate, type Numeric } from "./numbers.js";
import { notApplicable, refuseOverflow } from "./refusals.js";
import { calculateTime, isTime } from "./times.js";

/** `+ - * / % << >>`: numbers, and collections for some of them. */
export function calculate(left: Value, right: Value, node: Binary, scope: Scope, evaluator: Evaluator): Value {
  if (typeof left === "bigint" && typeof right === "bigint")
    return calculateIntegers(left, right, node, scope, evaluator);
  const { operator } = node;
  const kind = kindOf(left);
  if (operator === "+" && (kind === "uri" || kind === "binary"))
    return concatenate(left, right, node, scope, evaluator);
  if ((isArray(left) || isHash(left)) && (operator === "+" || operator === "-" || operator === "<<")) {
    if (operator === "+") return concatenate(left, right, node, scope, evaluator);
    if (operator === "-") return remove(left, right);
    return isArray(left) ? joined(left, [right]) : notApplicable(left, node, scope, evaluator);
  }
  const one = toNumeric(left, node.left, scope, evaluator);
  const other = toNumeric(right, node.right, scope, evaluator);
  return calculateNumbers(one, other, node, scope, evaluator);
}

function calculateNumbers(left: Numeric, right: Numeric, node: Binary, scope: Scope, evaluator: Evaluator): Value {
  if (node.operator === "%" && (typeof left === "number" || typeof right === "number")) {
    return notApplicable(left, node, scope, evaluator, typeof left === "number" ? undefined : right);
  }
  if (isTime(left) || isTime(right)) return calculateTime(left, right, node, scope, evaluator);
  if (typeof left === "object") return notApplicable(left, node, scope, evaluator);
  if (typeof right === "object") {
    return evaluator.failIn(node, "can't convert SemanticPuppet::Version into Float", scope);
  }
  if (typeof left === "bigint" && typeof right === "bigint")
    return calculateIntegers(left, right, node, scope, evaluator);
  return calculateFloats(left, right, node, scope, evaluator);
}

function calculateIntegers(left: bigint, right: bigint, node: Binary, scope: Scope, evaluator: Evaluator): Value {
  const result = integerResult(left, right, node, scope, evaluator);
  return isInteger64(result) ? result : refuseOverflow(result, node, scope, evaluator);
}

function integerResult(left: bigint, right: bigint, node: Binary, scope: Scope, evaluator: Evaluator): bigint {
  switch (node.operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "<<":
      return shift(left, right, node, scope, evaluator);
    case ">>":
      return shift(left, -right, node, scope, evaluator);
    default:
      if (right === 0n) evaluator.fail("evaluation", "Division by 0", node.right, scope);
      return node.operator === "/" ? floorDivide(left, right) : floorModulo(left, right);
  }
}

/** The longest shift that is computed, so that a user's mistake can't fill the memory. */
const longestShift = 4096n;

function shift(value: bigint, places: bigint, node: Binary, scope: Scope, evaluator: Evaluator): bigint {
  if (value === 0n) return 0n;
  if (places <= longestShift) return places < -longestShift ? (value < 0n ? -1n : 0n) : value << places;
  const end = value > 0n ? "max" : "min";
  const message = `A '${node.operator}' expression resulted in a value outside of Puppet Integer ${end} range`;
  return evaluator.fail("evaluation", message, node, scope);
}

function calculateFloats(
  left: bigint | number,
  right: bigint | number,
  node: Binary,
  scope: Scope,
  evaluator: Evaluator,
): Value {
  const { operator } = node;
  if (operator === "<<" || operator === ">>") {
    if (typeof left === "number") return notApplicable(left, node, scope, evaluator);
    return calculateIntegers(left, truncate(Number(right)), node, scope, evaluator);
  }
  const result = floatResult(Number(left), operator, Number(right));
  if (Math.abs(result) !== Infinity) return result;
  return evaluator.fail("evaluation", `The result of the ${operator} expression is Infinity`, node.left, scope);
}

function floatResult(left: number, operator: string, right: number): number {
  if (operator === "+") return left + right;
  if (operator === "-") return left - right;
  return operator === "*" ? left * right : left / right;
}
