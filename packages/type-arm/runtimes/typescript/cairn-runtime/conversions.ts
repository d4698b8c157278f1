import { Failure } from "./failure.js";
import { quoteForRuby } from "./ruby-text.js";
import { labelOf } from "./text.js";
import { Hash, isList, isNumber, type Value } from "./values.js";

const integers = /^[+-]?\s*(?:\d+|0[xX][0-9A-Fa-f]+|0[bB][01]+)$/;
const floats = /^[+-]?\s*(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?|0[xX][0-9A-Fa-f]+|0[0-7]+|0[bB][01]+)$/;

/** `Integer(value, radix, abs)`; a hash may hold all three by name. */
export function toInteger(value: Value, radix: Value = null, absolute: Value = null): bigint {
  if (value instanceof Hash && value.has("from")) {
    return toInteger(value.get("from"), value.get("radix"), value.get("abs"));
  }
  if (typeof radix === "bigint" && ![2n, 8n, 10n, 16n].includes(radix)) {
    throw new Failure(`Illegal radix: ${radix}, expected 2, 8, 10, 16, or default`);
  }
  const integer = integerOf(value, radix === null ? undefined : Number(radix));
  return absolute === true && integer < 0n ? -integer : integer;
}

function integerOf(value: Value, radix: number | undefined): bigint {
  if (typeof value === "bigint") return value;
  if (typeof value === "boolean") return value ? 1n : 0n;
  if (typeof value === "number") return BigInt(Math.trunc(value));
  if (typeof value !== "string" || !integers.test(value)) {
    throw new Failure(`'new' ${notConvertible(value, "Integer")}`);
  }
  const read = readInteger(withoutBlanks(value), radix);
  if (read !== undefined) return read;
  throw new Failure(`invalid value for Integer(): ${quoteForRuby(value)}`);
}

/** The text without the blanks between its sign and the number. */
function withoutBlanks(text: string): string {
  return text.replace(/^([+-])[\t ]+/, "$1");
}

/** Without a radix the prefix says it; undefined if the digits are none of the radix. */
function readInteger(text: string, radix?: number): bigint | undefined {
  const match = /^([+-]?)(?:0([bx]))?([\da-f]+)$/i.exec(text);
  if (!match) return undefined;
  const [, sign, letter, digits] = match;
  const stated = letter && (letter.toLowerCase() === "x" ? 16 : 2);
  // In base 16 the `b` of `0b11` is a digit.
  if (stated && radix !== undefined && radix !== stated) {
    return radix === 16 ? signed(sign, BigInt(`0x0${letter}${digits!}`)) : undefined;
  }
  const base = stated || (radix ?? (/^0./.test(digits!) ? 8 : 10));
  const allowed = { 2: /^[01]+$/, 8: /^[0-7]+$/, 10: /^\d+$/, 16: /^[\da-f]+$/i }[base]!;
  const prefix = { 2: "0b", 8: "0o", 10: "", 16: "0x" }[base]!;
  return allowed.test(digits!) ? signed(sign, BigInt(`${prefix}${digits!}`)) : undefined;
}

function signed(sign: string | undefined, value: bigint): bigint {
  return sign === "-" ? -value : value;
}

/** `Float(value, abs)`. */
export function toFloat(value: Value, absolute: Value = null): number {
  if (value instanceof Hash && value.has("from")) return toFloat(value.get("from"), value.get("abs"));
  const float = floatOf(value);
  return absolute === true && float < 0 ? -float : float;
}

function floatOf(value: Value): number {
  if (isNumber(value)) return Number(value);
  if (typeof value === "boolean") return value ? 1 : 0;
  // Puppet looks for a letter after the zero without asking whether there is one.
  if (value === "0") throw new Failure("undefined method `casecmp' for nil:NilClass");
  if (typeof value !== "string" || !floats.test(value)) {
    throw new Failure(`'new_float' ${notConvertible(value, "Float")}`);
  }
  const text = withoutBlanks(value);
  const prefixed = /^([+-]?)(0[xXbB].*)$/.exec(text);
  if (!prefixed) return Number(text);
  return prefixed[1] === "-" ? -Number(prefixed[2]) : Number(prefixed[2]);
}

function notConvertible(value: Value, target: string): string {
  if (typeof value === "string") return `The string '${value}' cannot be converted to ${target}`;
  return `Value of type ${typeText(value)} cannot be converted to ${target}`;
}

function typeText(value: Value): string {
  if (!isList(value)) return value === null ? "Undef" : labelOf(value);
  const [first, ...others] = new Set(value.map(typeText));
  return first !== undefined && others.length === 0 ? `Array[${first}]` : "Array";
}
