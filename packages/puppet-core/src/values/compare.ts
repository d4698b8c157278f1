import { compareText, foldCase } from "./fold-case.js";
import { identityText } from "./identity.js";
import type { HashValue } from "./hash.js";
import { growLookups, Walk } from "@cairn/evaluation";
import { isArray, isHash, kindOf, type SymbolValue, type TimeValue, type Value, type VersionValue } from "./value.js";
import { orderOfVersions, versionOf } from "./version.js";

/** Whether `==` holds: strings ignore case (of ASCII letters), also in arrays and values of hashes; `1 == 1.0`. */
export function equalValues(left: Value, right: Value): boolean {
  const holdOthers = (isArray(left) || isHash(left)) && (isArray(right) || isHash(right));
  return holdOthers ? equalParts(left, right) : equalLeaves(left, right);
}

function equalParts(left: Value, right: Value): boolean {
  const waiting: [Value, Value][] = [[left, right]];
  const walk = new Walk();
  while (waiting.length > 0) {
    const [one, other] = waiting.pop()!;
    walk.step();
    if (isArray(one) && isArray(other)) {
      if (one.length !== other.length) return false;
      growLookups(one.length);
      for (let index = one.length - 1; index >= 0; index--) waiting.push([one[index]!, other[index]!]);
    } else if (isHash(one) && isHash(other)) {
      if (!pushEntries(one, other, waiting)) return false;
    } else if (!equalLeaves(one, other)) return false;
  }
  walk.end();
  return true;
}

/** A missing key counts as undef, as in Puppet. */
function pushEntries(left: HashValue, right: HashValue, waiting: [Value, Value][]): boolean {
  if (left.size !== right.size) return false;
  growLookups(left.size);
  for (const [key, value] of left.entries()) waiting.push([right.get(key) ?? null, value]);
  return true;
}

function equalLeaves(left: Value, right: Value): boolean {
  if (typeof left === "string") {
    return typeof right === "string" && left.length === right.length && foldCase(left) === foldCase(right);
  }
  if (isTime(left) && isNumber(right)) return orderOfTime(left, right) === 0;
  if (isTime(right) && isNumber(left)) return orderOfTime(right, left) === 0;
  if (isNumber(left)) return isNumber(right) && left == right; // eslint-disable-line eqeqeq -- 1n and 1 are equal
  if (typeof left !== "object" || left === null || typeof right !== "object" || right === null) return left === right;
  return identityText(left) === identityText(right);
}

function isNumber(value: Value): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}

/** Negative, zero or positive if the left one is smaller, equal or greater; or why the two can't be compared. */
export type Comparison = { readonly order: number } | { readonly problem: string };

/** What `<` and the like compare: strings (ignoring case), numbers, times and versions, each only with its own kind. */
export function compareValues(left: Value, right: Value): Comparison {
  if (typeof left === "string") {
    if (typeof right !== "string") return { problem: "A String is not comparable to a non String" };
    return { order: compareText(foldCase(left), foldCase(right)) };
  }
  if (isNumber(left)) {
    if (isNumber(right)) return { order: left < right ? -1 : left > right ? 1 : 0 };
    if (isTime(right)) return { order: -orderOfTime(right, Number(left)) };
    return { problem: "A Numeric is not comparable to non Numeric" };
  }
  if (isTime(left)) return compareTimes(left, right);
  const symbol = symbolOf(left);
  if (symbol !== undefined) return compareSymbols(symbol, symbolOf(right));
  if (kindOf(left) !== "version") {
    return { problem: "Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable" };
  }
  if (kindOf(right) !== "version") return { problem: "Versions not comparable to non Versions" };
  return { order: compareVersions((left as VersionValue).text, (right as VersionValue).text) };
}

/** The word `default` is a symbol, too. */
function symbolOf(value: Value): string | undefined {
  const kind = kindOf(value);
  return kind === "symbol" ? (value as SymbolValue).text : kind === "default" ? "default" : undefined;
}

function compareSymbols(left: string, right: string | undefined): Comparison {
  if (right === undefined) return { problem: "Symbol not comparable to non Symbol" };
  return { order: compareText(left, right) };
}

function isTime(value: Value): value is TimeValue {
  const kind = kindOf(value);
  return kind === "timestamp" || kind === "timespan";
}

function compareTimes(left: TimeValue, right: Value): Comparison {
  if (isNumber(right)) return { order: orderOfTime(left, right) };
  if (isTime(right) && right.kind === left.kind) {
    return { order: left.nanoseconds < right.nanoseconds ? -1 : left.nanoseconds > right.nanoseconds ? 1 : 0 };
  }
  const plural = left.kind === "timestamp" ? "Timestamps" : "Timespans";
  return { problem: `${plural} are only comparable to ${plural}, Integers, and Floats` };
}

/** A number counts as seconds, and an integer is compared with the whole seconds. */
function orderOfTime(time: TimeValue, seconds: bigint | number): number {
  const exact = Number(time.nanoseconds) / 1e9;
  const own = typeof seconds === "bigint" ? Math.floor(exact) : exact;
  return own < seconds ? -1 : own > seconds ? 1 : 0;
}

/** The order of two versions, as they are written. */
export function compareVersions(left: string, right: string): number {
  return orderOfVersions(versionOf({ text: left }), versionOf({ text: right }));
}
