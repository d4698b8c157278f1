import type { Binary } from "../../ast/index.js";
import { isAssignable, sameType, type PuppetType } from "../../types/index.js";
import { compareValues, equalValues } from "../../values/compare.js";
import { isType, kindOf, type Value } from "../../values/value.js";
import type { Evaluator } from "../evaluator.js";
import { labelOf } from "../labels.js";
import type { Scope } from "../scope.js";

/** `== != < <= > >=`. */
export function compare(left: Value, right: Value, node: Binary, scope: Scope, evaluator: Evaluator): boolean {
  const { operator } = node;
  if (isType(left)) return compareTypes(left, operator, right);
  if (operator === "==") return equalValues(left, right);
  if (operator === "!=") return !equalValues(left, right);
  const comparison = compareValues(left, right);
  if ("order" in comparison) return holds(comparison.order, operator);
  if (kindOf(right) === "version" && (typeof left === "bigint" || typeof left === "number")) {
    evaluator.failIn(node, "can't convert SemanticPuppet::Version into Float", scope);
  }
  const sides = `${labelOf(left)} ${operator} ${labelOf(right)}`;
  const message = `Comparison of: ${sides}, is not possible. Caused by '${comparison.problem}'.`;
  return evaluator.fail("evaluation", message, node, scope);
}

function holds(order: number, operator: string): boolean {
  if (operator === "<") return order < 0;
  if (operator === "<=") return order <= 0;
  return operator === ">" ? order > 0 : order >= 0;
}

/** A type is smaller than those that accept it; types that accept each other are equal. */
function compareTypes(left: PuppetType, operator: string, right: Value): boolean {
  if (!isType(right)) return operator === "!=";
  const isBelow = isAssignable(right, left);
  if (operator === "<=") return isBelow;
  const isAbove = isAssignable(left, right);
  if (operator === ">=") return isAbove;
  const isEqual = (isBelow && isAbove) || sameType(left, right);
  if (operator === "==" || operator === "!=") return isEqual === (operator === "==");
  return !isEqual && (operator === "<" ? isBelow : isAbove);
}
