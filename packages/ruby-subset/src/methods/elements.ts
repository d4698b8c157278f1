import { bytesOfList } from "@cairn/diagnostics";
import { resultOf, type Evaluation } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { equal } from "../values/compare.js";
import { raise } from "../values/errors.js";
import { inspect } from "../values/print.js";
import { elementsPerStep } from "../values/meter.js";
import { isTruthy, RRange, type RubyValue } from "../values/values.js";
import { give, needCount, type MethodCall } from "./method.js";
import { placeIn, type Stretch } from "./places.js";

type List = RubyValue[];

/** Replaces the elements by others. */
export function replace(self: List, elements: readonly RubyValue[]): List {
  const copy = [...elements];
  self.length = 0;
  for (const each of copy) self.push(each);
  return self;
}

/** `[…]` of a list. */
export function slice(self: List, args: readonly RubyValue[], { interpreter }: MethodCall): RubyValue {
  const place = placeIn(self.length, args);
  if (place === undefined) return null;
  if (typeof place === "object") interpreter.take(bytesOfList(place.to - place.from));
  return typeof place === "number" ? (self[place] ?? null) : self.slice(place.from, place.to);
}

/** `[…] = …` of a list. */
export function store(self: List, args: readonly RubyValue[], { interpreter }: MethodCall): RubyValue {
  const value = args.at(-1)!;
  const keys = args.slice(0, -1);
  if (keys.length === 1 && !(keys[0] instanceof RRange)) {
    const given = needCount(keys[0]);
    const index = given < 0 ? given + self.length : given;
    if (index < 0) raise("IndexError", `index ${given} too small for array; minimum: -${self.length}`);
    if (index > self.length) interpreter.take(bytesOfList(index));
    while (self.length < index) self.push(null);
    self[index] = value;
    return value;
  }
  const place = placeIn(self.length, keys);
  if (place === undefined || typeof place === "number")
    return raise("RangeError", `${inspect(keys[0] ?? null, interpreter)} out of range`);
  const added = Array.isArray(value) ? value : [value];
  interpreter.take(bytesOfList(self.length + added.length));
  interpreter.spend((self.length + added.length) / elementsPerStep);
  replace(self, [...self.slice(0, place.from), ...added, ...self.slice(place.to)]);
  return value;
}

/** `insert`: what is missing before the place is nil. */
export function insert(self: List, [index, ...values]: readonly RubyValue[], { interpreter }: MethodCall): List {
  const at = needCount(index);
  if (values.length === 0) return self;
  const from = at < 0 ? self.length + at + 1 : at;
  if (from < 0) raise("IndexError", `index ${at} too small for array; minimum: -${self.length + 1}`);
  const missing = Math.max(0, from - self.length);
  interpreter.take(bytesOfList(self.length + missing + values.length));
  interpreter.spend((self.length + missing + values.length) / elementsPerStep);
  const before = [...self.slice(0, from), ...Array.from({ length: missing }, () => null)];
  return replace(self, [...before, ...values, ...self.slice(from)]);
}

/** `delete_at`: nil where there is nothing. */
export function deleteAt(self: List, index: number): RubyValue {
  const at = index < 0 ? index + self.length : index;
  return at < 0 || at >= self.length ? null : self.splice(at, 1)[0]!;
}

/** `rindex` of a value, or of what a block accepts. */
export function* lastIndex(self: List, args: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  for (let at = self.length - 1; at >= 0; at--) {
    const each = self[at]!;
    const fits =
      args.length > 0 ? equal(each, args[0]!, call.interpreter) : isTruthy(yield* resultOf(give(call, each)));
    if (fits) return BigInt(at);
  }
  return null;
}

/** `fill` with a value, or with what a block makes of each index: everywhere, or in a place that may lie behind the end. */
export function* fill(self: List, args: readonly RubyValue[], call: MethodCall): Evaluation<List> {
  const [value, place] = call.block ? [null, args] : [args[0] ?? null, args.slice(1)];
  const { from, to } = stretchBeyond(self.length, place, call.interpreter);
  call.interpreter.take(bytesOfList(Math.max(0, to - self.length)));
  for (let at = self.length; at < from; at++) self.push(null);
  for (let at = from; at < to; at++) self[at] = call.block ? yield* resultOf(give(call, BigInt(at))) : value;
  return self;
}

/** `values_at`: nil where a range leads beyond the end. */
export function valuesAt(self: List, indices: readonly RubyValue[], { interpreter }: MethodCall): List {
  return indices.flatMap((index) => {
    if (!(index instanceof RRange)) return [self.at(needCount(index)) ?? null];
    const { from, to } = stretchBeyond(self.length, [index], interpreter);
    interpreter.take(bytesOfList(Math.max(0, to - from)));
    return Array.from({ length: Math.max(0, to - from) }, (_, at) => self[from + at] ?? null);
  });
}

/** A place in a list that may lead beyond its end. */
function stretchBeyond(
  length: number,
  [first = null, count = null]: readonly RubyValue[],
  interpreter: Interpreter,
): Stretch {
  const [start, end] = first instanceof RRange ? [first.from, first.to] : [first, null];
  const from = start === null ? 0 : fromEnd(needCount(start), length);
  if (first instanceof RRange && from < 0) raise("RangeError", `${inspect(first, interpreter)} out of range`);
  if (end !== null) return { from, to: fromEnd(needCount(end), length) + ((first as RRange).isExclusive ? 0 : 1) };
  return { from: Math.max(0, from), to: count === null ? length : Math.max(0, from) + needCount(count) };
}

function fromEnd(at: number, length: number): number {
  return at < 0 ? at + length : at;
}
