import { Failure } from "./failure.js";
import { rubyText } from "./ruby-text.js";
import type { Value } from "./values.js";

const numeric = /^[^\S\n\r]*([-+]?)[^\S\n\r]*((0[xX][0-9A-Fa-f]+)|(0?\d+)((?:\.\d+)?(?:[eE]-?\d+)?))[^\S\n\r]*$/;

/** The number that a string stands for: decimal, hexadecimal and octal integers, and floats. Undefined if it is none. */
export function toNumber(text: string): bigint | number | undefined {
  const match = numeric.exec(text.startsWith("::") ? text.slice(2) : text);
  if (!match) return undefined;
  const [, sign, digits, hexadecimal, decimal, rest] = match;
  if (rest) return toFloat(sign!, digits!, decimal!, rest);
  if (!hexadecimal && /^0\d*[89]/.test(decimal!)) return undefined;
  const isOctal = !hexadecimal && decimal!.length > 1 && decimal!.startsWith("0");
  const value = BigInt(isOctal ? `0o${decimal!.slice(1)}` : digits!);
  return sign === "-" ? -value : value;
}

function toFloat(sign: string, digits: string, whole: string, rest: string): number | undefined {
  // As in Puppet: a zero with an exponent, and what no float can hold, isn't a number.
  if (/^0+$/.test(whole) && /^\.?0*[eE]/.test(rest)) return undefined;
  const value = Number(digits);
  if (!Number.isFinite(value)) return undefined;
  return sign === "-" ? -value : value;
}

/** A value as a number: strings are converted. */
export function toNumeric(value: Value): bigint | number {
  if (typeof value === "bigint" || typeof value === "number") return value;
  const number = typeof value === "string" ? toNumber(value) : undefined;
  if (number !== undefined) return number;
  throw new Failure(`The value '${rubyText(value)}' cannot be converted to Numeric.`);
}

/** Division of integers towards minus infinity. */
export function floorDivide(left: bigint, right: bigint): bigint {
  const quotient = left / right;
  return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient;
}

/** What `floorDivide` leaves: it has the sign of the divisor. */
export function floorModulo(left: bigint, right: bigint): bigint {
  const rest = left % right;
  return rest !== 0n && rest < 0n !== right < 0n ? rest + right : rest;
}
