import { asPattern } from "./compare.js";
import { rubyText } from "./ruby-text.js";
import { refuseArgument } from "./signatures.js";
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

/** Letter by letter: Ruby doesn't look at what is around a letter. */
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

/** Changes a string, or each of a list of strings; numbers stay what they are, and a list has one of both. */
function eachText(name: string, value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return change(value);
  if (isNumber(value)) return value;
  if (isList(value) && value.every(isNumber)) return value;
  if (isList(value) && value.every((each) => typeof each === "string")) return value.map(change);
  return refuseArgument(name, "arg", "Numeric, String, or Iterable[Variant]", value);
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
