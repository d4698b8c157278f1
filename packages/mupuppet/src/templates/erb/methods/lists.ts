import type { Interpreter } from "../evaluate/interpreter.js";
import { orderOf } from "../values/compare.js";
import { classNameOf } from "../values/classes.js";
import { raise } from "../values/errors.js";
import { RHash, RMatch, RRange, RString, type RubyValue } from "../values/values.js";
import { bounded } from "./method.js";
import { successor } from "./successor.js";

/** The elements of whatever can be iterated over without calling anything. */
export function toList(value: RubyValue, interpreter: Interpreter): RubyValue[] {
  if (Array.isArray(value)) return value;
  if (value instanceof RHash) return value.entries();
  if (value instanceof RRange) return elementsOfRange(value, interpreter);
  if (value instanceof RMatch) return value.groups.map((group) => (group === undefined ? null : new RString(group)));
  return raise("NoMethodError", `undefined method \`each' for ${classNameOf(value)}`);
}

/** All elements of a range. */
export function elementsOfRange({ from, to, isExclusive }: RRange, interpreter: Interpreter): RubyValue[] {
  if (typeof from === "bigint") {
    if (to === null) raise("RangeError", "cannot convert endless range to an array");
    if (Number.isNaN(Number(to)) || Math.abs(Number(to)) > 2 ** 53) bounded(Infinity);
    const last = BigInt(Math.floor(Number(to))) - (isExclusive && Number.isInteger(Number(to)) ? 1n : 0n);
    const count = last < from ? 0 : Number(last - from) + 1;
    bounded(count);
    interpreter.spend(count);
    return Array.from({ length: count }, (_, index) => from + BigInt(index));
  }
  if (from instanceof RString && to instanceof RString)
    return elementsOfTexts(from.text, to.text, isExclusive, interpreter);
  return raise("TypeError", `can't iterate from ${classNameOf(from)}`);
}

function elementsOfTexts(from: string, to: string, isExclusive: boolean, interpreter: Interpreter): RubyValue[] {
  const result: RubyValue[] = [];
  if (from.length > to.length || (from.length === to.length && from > to)) return result;
  for (let text = from; text.length <= to.length; text = successor(text)) {
    interpreter.spend(1);
    if (text === to && isExclusive) break;
    result.push(new RString(text));
    if (text === to) break;
  }
  return result;
}

/** Whether a value lies in a range. */
export function covers(
  { from, to, isExclusive }: RRange,
  value: RubyValue,
  order: (a: RubyValue, b: RubyValue) => number | undefined,
): boolean {
  const low = from === null ? -1 : order(from, value);
  const high = to === null ? -1 : order(value, to);
  if (low === undefined || high === undefined) return false;
  return low <= 0 && (isExclusive ? high < 0 : high <= 0);
}

/** The elements in Ruby's order. */
export function sorted(list: readonly RubyValue[]): RubyValue[] {
  for (let index = 1; index < list.length; index++) orderOf(list[0]!, list[index]!);
  return [...list].sort(orderOf);
}

/** Arrays in arrays as one array, down to so many levels; all of them where `depth` is negative. */
export function flattened(list: readonly RubyValue[], depth: number, interpreter: Interpreter): RubyValue[] {
  const result: RubyValue[] = [];
  const waiting: { readonly list: readonly RubyValue[]; index: number }[] = [{ list, index: 0 }];
  while (waiting.length > 0) {
    const top = waiting[waiting.length - 1]!;
    if (top.index >= top.list.length) {
      waiting.pop();
      continue;
    }
    const each = top.list[top.index++]!;
    interpreter.spend(1);
    if (!Array.isArray(each) || (depth >= 0 && waiting.length > depth)) result.push(each);
    else if (waiting.some((open) => open.list === each)) raise("ArgumentError", "tried to flatten recursive array");
    else waiting.push({ list: each, index: 0 });
  }
  return result;
}

/** Each element once, by `key`. */
export function uniqueBy(list: readonly RubyValue[], keys: readonly unknown[]): RubyValue[] {
  const seen = new Set<unknown>();
  return list.filter((_each, index) => {
    const isNew = !seen.has(keys[index]);
    seen.add(keys[index]);
    return isNew;
  });
}
