import { bytesOfHash, bytesOfList, bytesOfStep, bytesOfText } from "@cairn/diagnostics";
import { compareText } from "@cairn/puppet-core/values";
import type { Interpreter } from "../evaluate/interpreter.js";
import { orderOf } from "../values/compare.js";
import { keyOf } from "../values/hash.js";
import { elementsPerStep } from "../values/meter.js";
import { classNameOf } from "../values/classes.js";
import { raise } from "../values/errors.js";
import { RAddress, RHash, RMatch, RObject, RRange, RSet, RString, RSymbol, type RubyValue } from "../values/values.js";
import { askBeside } from "../world/beside.js";
import { successor } from "./successor.js";

/** The elements of any iterable that doesn't require a method call. */
export function toList(value: RubyValue, interpreter: Interpreter): RubyValue[] {
  if (Array.isArray(value)) return value;
  if (value instanceof RHash) {
    interpreter.take(bytesOfStep * value.size);
    return value.entries();
  }
  if (value instanceof RRange) return elementsOfRange(value, interpreter);
  if (value instanceof RSet) return value.hash.keys();
  if (value instanceof RMatch) return value.groups.map((group) => (group === undefined ? null : new RString(group)));
  return raise("NoMethodError", `undefined method \`each' for ${classNameOf(value)}`);
}

/** Whether a range has no last element: its methods must not ask for all. */
export function isEndless({ from, to }: Pick<RRange, "from" | "to">, interpreter: Interpreter): boolean {
  if (typeof from === "bigint") return to === null || to === Infinity;
  return to === null && hasSuccessor(from, interpreter);
}

function hasSuccessor(value: RubyValue, interpreter: Interpreter): boolean {
  const isText = value instanceof RString || value instanceof RSymbol;
  return isText || (value instanceof RObject && interpreter.respondsTo(value, "succ"));
}

/** An integer in a list. */
const bytesOfNumber = 24;

/** All elements of a range. */
export function elementsOfRange({ from, to, isExclusive }: RRange, interpreter: Interpreter): RubyValue[] {
  if (isEndless({ from, to }, interpreter)) raise("RangeError", "cannot convert endless range to an array");
  if (typeof from === "bigint") {
    if (Number.isNaN(Number(to)) || Math.abs(Number(to)) > 2 ** 53) interpreter.take(Infinity);
    const last = BigInt(Math.floor(Number(to))) - (isExclusive && Number.isInteger(Number(to)) ? 1n : 0n);
    const count = last < from ? 0 : Number(last - from) + 1;
    interpreter.take(bytesOfList(count) + bytesOfNumber * count);
    interpreter.spend(count / elementsPerStep);
    const elements: RubyValue[] = [];
    for (let each = from; each <= last; each++) elements.push(each);
    return elements;
  }
  if (from instanceof RString && to instanceof RString)
    return elementsOfStrings(from.text, to.text, isExclusive, interpreter);
  if (from instanceof RSymbol && to instanceof RSymbol)
    return elementsOfStrings(from.name, to.name, isExclusive, interpreter).map(({ text }) => RSymbol.of(text));
  if (from instanceof RAddress && to instanceof RAddress) {
    const [{ address }, end] = [from, to.address.bits - (isExclusive ? 1n : 0n)];
    const numbers = elementsOfRange(new RRange(address.bits, end, false), interpreter) as bigint[];
    return numbers.map((bits) => new RAddress({ ...address, bits }));
  }
  if (from instanceof RObject && hasSuccessor(from, interpreter)) return successors(from, to, isExclusive, interpreter);
  return raise("TypeError", `can't iterate from ${classNameOf(from)}`);
}

/** What follows an object until another one, as its class says. */
function successors(from: RObject, to: RubyValue, isExclusive: boolean, interpreter: Interpreter): RubyValue[] {
  const elements: RubyValue[] = [];
  let each: RubyValue = from;
  for (;;) {
    interpreter.spend(1);
    const order = askBeside(each, "<=>", [to], interpreter);
    if (order === null || Number(order) > (isExclusive ? -1 : 0)) return elements;
    interpreter.take(bytesOfList(1));
    elements.push(each);
    each = askBeside(each, "succ", [], interpreter);
  }
}

/** The strings of a range as `String#upto` counts them: characters by their codes, digits as numbers, others by their successors. */
function elementsOfStrings(from: string, to: string, isExclusive: boolean, interpreter: Interpreter): RString[] {
  const result: RString[] = [];
  for (const text of stringsUpTo(from, to)) {
    interpreter.spend(1);
    interpreter.take(bytesOfText(text.length));
    if (text === to && isExclusive) break;
    result.push(new RString(text));
  }
  return result;
}

const encoder = new TextEncoder();
const byteLength = (text: string): number => encoder.encode(text).length;

const isOneCharacter = /^[\0-\x7f]$/;
const isNumber = /^[0-9]+$/;

function* stringsUpTo(from: string, to: string): Generator<string> {
  if (isOneCharacter.test(from) && isOneCharacter.test(to)) {
    for (let code = from.charCodeAt(0); code <= to.charCodeAt(0); code++) yield String.fromCharCode(code);
  } else if (isNumber.test(from) && isNumber.test(to)) {
    const last = BigInt(to);
    for (let at = BigInt(from); at <= last; at++) yield String(at).padStart(from.length, "0");
  } else if (compareText(from, to) <= 0) {
    const [end, most] = [successor(to), byteLength(to)];
    let text = from;
    do {
      yield text;
      text = successor(text);
    } while (text !== end && text !== "" && byteLength(text) <= most);
  }
}

/** The elements in Ruby's order. */
export function sorted(list: readonly RubyValue[], interpreter: Interpreter): RubyValue[] {
  interpreter.take(bytesOfList(list.length));
  for (let index = 1; index < list.length; index++) orderOf(list[0]!, list[index]!, interpreter);
  return [...list].sort((one, other) => orderOf(one, other, interpreter));
}

/** Nested arrays flattened, to a number of levels; completely if `depth` is negative. */
export function flattened(list: readonly RubyValue[], depth: number, interpreter: Interpreter): RubyValue[] {
  const result: RubyValue[] = [];
  const isRecursive = (): never => raise("ArgumentError", "tried to flatten recursive array");
  eachFlat(list, depth, interpreter, isRecursive, (each) => result.push(each));
  return result;
}

/**
 * Yields the result of `flattened` one by one; `isRecursive` is called if an array contains itself. An empty array
 * yields `empty`, or nothing.
 */
export function eachFlat(
  list: readonly RubyValue[],
  depth: number,
  interpreter: Interpreter,
  isRecursive: () => never,
  take: (each: RubyValue) => void,
  empty?: RubyValue,
): void {
  const open: { readonly list: readonly RubyValue[]; index: number }[] = [{ list, index: 0 }];
  const inside = new Set<RubyValue | readonly RubyValue[]>([list]);
  for (let top = open.at(-1); top; top = open.at(-1)) {
    if (top.index >= top.list.length) {
      inside.delete(open.pop()!.list);
      continue;
    }
    const each = top.list[top.index++]!;
    interpreter.spend(1 / elementsPerStep);
    interpreter.take(bytesOfStep);
    if (!Array.isArray(each) || (depth >= 0 && open.length > depth)) take(each);
    else if (depth < 0 && inside.has(each)) isRecursive();
    else if (each.length === 0 && empty !== undefined) take(empty);
    else {
      inside.add(each);
      open.push({ list: each, index: 0 });
    }
  }
}

/** What distinguishes elements. */
export function keysOf(list: readonly RubyValue[], interpreter: Interpreter): Set<unknown> {
  interpreter.take(bytesOfHash(list.length));
  return new Set(list.map((each) => keyOf(each, interpreter)));
}

/** Each element once. */
export function unique(list: readonly RubyValue[], interpreter: Interpreter): RubyValue[] {
  return uniqueBy(list, list, interpreter);
}

/** Each element once, by its key. */
export function uniqueBy(
  list: readonly RubyValue[],
  keys: readonly RubyValue[],
  interpreter: Interpreter,
): RubyValue[] {
  interpreter.take(bytesOfHash(list.length));
  const seen = new Set<unknown>();
  return list.filter((_each, index) => {
    const key = keyOf(keys[index]!, interpreter);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** A hash of pairs. */
export function hashOfPairs(pairs: readonly RubyValue[], interpreter: Interpreter): RHash {
  const hash = new RHash();
  pairs.forEach((pair, index) => {
    if (!Array.isArray(pair))
      return raise("TypeError", `wrong element type ${classNameOf(pair)} at ${index} (expected array)`);
    const [key, value, ...others] = pair;
    if (key === undefined || value === undefined || others.length > 0)
      return raise("ArgumentError", `wrong array length at ${index} (expected 2, was ${pair.length})`);
    hash.set(key, value, interpreter);
  });
  return hash;
}
