import type { BinaryOperator } from "../ast/ast.js";
import { compareByCodePoint } from "./code-points.js";
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  mostDigits,
  multiplyDecimals,
  negateDecimal,
  printDecimal,
  subtractDecimals,
  type Decimal,
} from "./decimal.js";
import { decimalOf, isNumber, isText, numberOf, textOf, type NumberValue, type Scalar } from "./value.js";

/** Why a computation has no result. */
export type ComputationProblem = "division-by-zero" | "too-large";

type Computation = (left: Decimal, right: Decimal) => Decimal | undefined;

const computations: Readonly<Partial<Record<BinaryOperator, Computation>>> = {
  "+": addDecimals,
  "-": subtractDecimals,
  "*": multiplyDecimals,
  "/": divideDecimals,
};

/** Exact `+ - * /` of two numbers. */
export function compute(
  operator: BinaryOperator,
  left: NumberValue,
  right: NumberValue,
): NumberValue | ComputationProblem {
  if (operator === "*" && left.digits.length + right.digits.length > mostDigits) return "too-large";
  const result = computations[operator]!(decimalOf(left), decimalOf(right));
  if (result === undefined) return "division-by-zero";
  const digits = printDecimal(result);
  return digits.length > mostDigits ? "too-large" : { kind: "number", digits, decimal: result };
}

/** The negated number; its digits stay as written. */
export function negate({ decimal, digits }: NumberValue): NumberValue {
  const isZero = /^-?[0.]*$/.test(digits);
  const other = isZero || digits.startsWith("-") ? digits.replace("-", "") : `-${digits}`;
  return decimal ? { kind: "number", digits: other, decimal: negateDecimal(decimal) } : numberOf(other);
}

/**
 * Compares numerically if both are numbers, otherwise by code points (interpretation A04); returns a negative number,
 * zero or a positive number.
 */
export function compareScalars(left: Scalar, right: Scalar): number {
  if (isNumber(left) && isNumber(right)) return compareDecimals(decimalOf(left), decimalOf(right));
  return compareByCodePoint(textOf(left), textOf(right));
}

/** Whether a comparison such as `<=` holds for the result of `compareScalars`. */
export function holds(operator: BinaryOperator, order: number): boolean {
  switch (operator) {
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case "==":
      return order === 0;
    case "!=":
      return order !== 0;
    case ">=":
      return order >= 0;
    default:
      return order > 0;
  }
}

/** Whether two scalars are the same value: of one type, numbers by value. */
export function sameScalar(left: Scalar, right: Scalar): boolean {
  if (isNumber(left) && isNumber(right)) return compareDecimals(decimalOf(left), decimalOf(right)) === 0;
  if (isText(left) && isText(right)) return textOf(left) === textOf(right);
  return left === right;
}
