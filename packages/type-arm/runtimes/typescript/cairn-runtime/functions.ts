import { asPattern } from "./compare.js";
import { Failure } from "./failure.js";
import { toNumber } from "./numbers.js";
import { rubyText, quoteForRuby } from "./ruby-text.js";
import { refuseArgument } from "./signatures.js";
import { labelOf } from "./text.js";
import { flattened, Hash, isList, isNumber, isTrue, type Value } from "./values.js";
import { Pattern } from "./pattern.js";

/** `!value`. */
export function not(value: Value): boolean {
  return !isTrue(value);
}

/** How many characters, items or entries there are. */
export function size(value: Value): bigint {
  const count = countOf(value);
  return BigInt(count ?? refuseArgument("size", "arg", "Collection, String, or Binary", value));
}

export function length(value: Value): bigint {
  const count = countOf(value);
  return BigInt(count ?? refuseArgument("length", "arg", "Collection, String, or Binary", value));
}

function countOf(value: Value): number | undefined {
  if (typeof value === "string") return [...value].length;
  return isList(value) ? value.length : value instanceof Hash ? value.size : undefined;
}

export function empty(value: Value): boolean {
  if (value === null) return true;
  if (isNumber(value)) return false;
  const count = countOf(value);
  return (count ?? refuseArgument("empty", "coll", "Collection", value)) === 0;
}

export const downcase = (value: Value): Value => deeply("downcase", value, lower);
export const upcase = (value: Value): Value => deeply("upcase", value, (text) => text.toUpperCase());
export const capitalize = (value: Value): Value => eachText("capitalize", value, capitalizeText);
export const strip = (value: Value): Value => eachText("strip", value, stripText);

/** Letter by letter: Ruby doesn't look at what stands around a letter. */
function lower(text: string): string {
  return text.includes("Σ") ? Array.from(text, (letter) => letter.toLowerCase()).join("") : text.toLowerCase();
}

function capitalizeText(text: string): string {
  const [first = ""] = text;
  const large = Array.from(first.toUpperCase());
  return `${large[0] ?? ""}${large.slice(1).join("").toLowerCase()}${lower(text.slice(first.length))}`;
}

function stripText(text: string): string {
  const start = /^[\0\t-\r ]*/.exec(text)![0].length;
  let end = text.length;
  while (end > start && /[\0\t-\r ]/.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Changes a string, or all strings in lists and hashes. */
function deeply(name: string, value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return change(value);
  if (isNumber(value)) return value;
  if (isList(value)) return value.map((each) => deeply(name, each, change));
  if (!(value instanceof Hash)) return refuseArgument(name, "arg", "Numeric, String, Array, or Hash", value);
  return new Hash(value.entries().map(([key, each]) => [deeply(name, key, change), deeply(name, each, change)]));
}

/** Changes a string, or each string of a list; numbers stay what they are. */
function eachText(name: string, value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return change(value);
  if (isNumber(value)) return value;
  if (!isList(value)) return refuseArgument(name, "arg", "Numeric, String, or Iterable", value);
  return value.map((each) => (typeof each === "string" ? change(each) : each));
}

/** Empty strings at the end are left out, groups that took no part too. */
export function split(text: Value, pattern: Value): Value {
  if (typeof text !== "string") return refuseArgument("split", "str", "String", text);
  if (!(pattern instanceof Pattern) && typeof pattern !== "string") {
    return refuseArgument("split", "pattern", "String, Regexp, or Type[Regexp]", pattern);
  }
  const parts = (text.split(asPattern(pattern).native) as (string | undefined)[]).filter((part) => part !== undefined);
  while (parts.at(-1) === "") parts.pop();
  return parts;
}

export function joinList(list: Value, delimiter: Value = ""): Value {
  if (!isList(list)) return refuseArgument("join", "arg", "Array", list);
  if (typeof delimiter !== "string") return refuseArgument("join", "delimiter", "String", delimiter);
  return flattened(list, "").map(rubyText).join(delimiter);
}

/** `Integer(value)`. */
export function toInteger(value: Value): bigint {
  if (typeof value === "bigint") return value;
  if (typeof value === "boolean") return value ? 1n : 0n;
  if (typeof value === "number") return BigInt(Math.trunc(value));
  const text = typeof value === "string" ? value.replace(/^([+-])\s+/, "$1") : "";
  if (/^[+-]?(?:\d+|0[xX][0-9A-Fa-f]+|0[bB][01]+)$/.test(text)) return readInteger(text);
  throw new Failure(`'new' ${notConvertible(value, "Integer")}`);
}

function readInteger(text: string): bigint {
  const [, sign, digits] = /^([+-]?)(.*)$/.exec(text)!;
  const isOctal = /^0\d/.test(digits!);
  if (isOctal && /[89]/.test(digits!)) throw new Failure(`invalid value for Integer(): ${quoteForRuby(text)}`);
  const value = BigInt(isOctal ? `0o${digits!.slice(1)}` : digits!);
  return sign === "-" ? -value : value;
}

/** `Float(value)`. */
export function toFloat(value: Value): number {
  if (isNumber(value)) return Number(value);
  if (typeof value === "boolean") return value ? 1 : 0;
  const text = typeof value === "string" ? value.replace(/^([+-])\s+/, "$1") : "";
  if (text === "0") throw new Failure("undefined method `casecmp' for nil:NilClass");
  if (/^[+-]?0[bB][01]+$/.test(text)) return Number(readInteger(text));
  if (/^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?|0[xX][0-9A-Fa-f]+|0[0-7]+)$/.test(text)) {
    return /^[+-]?0[0-7]+$/.test(text) ? Number(text) : Number(toNumber(text) ?? Number(text));
  }
  throw new Failure(`'new_float' ${notConvertible(value, "Float")}`);
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
