import { compareText } from "@cairn/puppet-expressions/values";
import { classNameOf } from "./classes.js";
import { inspect } from "./print.js";
import { raise } from "./errors.js";
import { keyOf, RClass, RHash, RPuppet, RRange, RRegexp, RString, RSymbol, type RubyValue } from "./values.js";

/** Ruby's `==`. */
export function equal(left: RubyValue, right: RubyValue): boolean {
  const waiting: [RubyValue, RubyValue | undefined][] = [[left, right]];
  let steps = 0;
  while (waiting.length > 0) {
    const [one, other] = waiting.pop()!;
    if (other === undefined || ++steps > 1_000_000) return false;
    if (Array.isArray(one)) {
      if (!Array.isArray(other) || one.length !== other.length) return false;
      if (one !== other) one.forEach((each, index) => waiting.push([each, other[index]]));
    } else if (one instanceof RHash) {
      if (!(other instanceof RHash) || one.size !== other.size) return false;
      if (one !== other) for (const [key, value] of one.entries()) waiting.push([value, other.get(key)]);
    } else if (!equalLeaves(one, other)) return false;
  }
  return true;
}

function equalLeaves(one: RubyValue, other: RubyValue): boolean {
  if (one === other) return true;
  if (isNumber(one) && isNumber(other)) return one == other; // eslint-disable-line eqeqeq -- 1n and 1
  if (one instanceof RString) return other instanceof RString && one.text === other.text;
  if (one instanceof RRegexp)
    return other instanceof RRegexp && one.source === other.source && one.options === other.options;
  if (one instanceof RClass) return other instanceof RClass && one.name === other.name;
  if (one instanceof RPuppet) return other instanceof RPuppet && inspect(one) === inspect(other);
  if (!(one instanceof RRange)) return false;
  return (
    other instanceof RRange &&
    one.isExclusive === other.isExclusive &&
    keyOf(one.from) === keyOf(other.from) &&
    keyOf(one.to) === keyOf(other.to)
  );
}

/** Whether a value is a number. */
export function isNumber(value: RubyValue): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}

/** Ruby's `<=>`; nothing where two values have no order. */
export function order(left: RubyValue, right: RubyValue): number | undefined {
  const waiting: [RubyValue, RubyValue][] = [[left, right]];
  while (waiting.length > 0) {
    const [one, other] = waiting.pop()!;
    if (Array.isArray(one) && Array.isArray(other)) {
      waiting.push([BigInt(one.length), BigInt(other.length)]);
      for (let index = Math.min(one.length, other.length) - 1; index >= 0; index--) {
        waiting.push([one[index]!, other[index]!]);
      }
      continue;
    }
    const found = orderOfLeaves(one, other);
    if (found !== 0) return found;
  }
  return 0;
}

function orderOfLeaves(one: RubyValue, other: RubyValue): number | undefined {
  if (one instanceof RString)
    return other instanceof RString ? Math.sign(compareText(one.text, other.text)) : undefined;
  if (one instanceof RSymbol)
    return other instanceof RSymbol ? Math.sign(compareText(one.name, other.name)) : undefined;
  if (isNumber(one) && isNumber(other)) return one < other ? -1 : one > other ? 1 : one == other ? 0 : undefined; // eslint-disable-line eqeqeq -- 1n and 1
  return equal(one, other) ? 0 : undefined;
}

/** The order of two values that must have one. */
export function orderOf(left: RubyValue, right: RubyValue): number {
  return order(left, right) ?? raise("ArgumentError", incomparable(left, right));
}

/** Why two values have no order. */
export function incomparable(left: RubyValue, right: RubyValue): string {
  const isSpecial = right === null || typeof right === "boolean" || isNumber(right);
  return `comparison of ${classNameOf(left)} with ${isSpecial ? inspect(right) : classNameOf(right)} failed`;
}
