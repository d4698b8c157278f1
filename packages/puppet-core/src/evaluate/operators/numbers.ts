import type { Expression } from "../../ast/index.js";
import { toNumber } from "../../values/numbers.js";
import { toText } from "../../values/print.js";
import { kindOf, type TimeValue, type Value, type VersionValue } from "../../values/value.js";
import type { Evaluator } from "../evaluator.js";
import { rubyText } from "../ruby-text.js";
import type { Scope } from "../scope.js";

/** Everything that Puppet treats as a number: times (which count as seconds) and versions too. */
export type Numeric = bigint | number | TimeValue | VersionValue;

/** A value as a number: strings are converted, which is reported. `node` is the expression that it comes from. */
export function toNumeric(value: Value, node: Expression, scope: Scope, evaluator: Evaluator): Numeric {
  if (typeof value === "bigint" || typeof value === "number") return value;
  const kind = kindOf(value);
  if (kind === "timestamp" || kind === "timespan" || kind === "version") return value as Numeric;
  const number = typeof value === "string" ? toNumber(value) : undefined;
  if (number === undefined) {
    const message = `The value '${rubyText(value)}' cannot be converted to Numeric.`;
    const help = value === null ? "give the variable a value first" : undefined;
    return evaluator.fail("not-numeric", message, node, scope, help);
  }
  const message = `The string '${value as string}' was automatically coerced to the numerical value ${toText(number)}`;
  evaluator.complain("numeric-coercion", message, node, scope);
  return number;
}

/** A float truncated to an integer, as Ruby does it. */
export function truncate(value: number): bigint {
  return BigInt(Math.trunc(value));
}

/** Division of integers towards minus infinity. */
export function floorDivide(left: bigint, right: bigint): bigint {
  const quotient = left / right;
  return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient;
}

/** The remainder of `floorDivide`: it has the sign of the divisor. */
export function floorModulo(left: bigint, right: bigint): bigint {
  const rest = left % right;
  return rest !== 0n && rest < 0n !== right < 0n ? rest + right : rest;
}
