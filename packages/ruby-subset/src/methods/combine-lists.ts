import { bytesOfList } from "@cairn/diagnostics";
import { type Pending, after } from "@cairn/evaluation";
import { raise } from "../values/errors.js";
import type { Interpreter } from "../evaluate/interpreter.js";
import { keyOf } from "../values/hash.js";
import { elementsPerStep } from "../values/meter.js";
import { RString, type RubyValue } from "../values/values.js";
import { eachResult } from "./iterate.js";
import { joinList } from "./join.js";
import { keysOf } from "./lists.js";
import { needArray, needCount, type MethodCall } from "./method.js";

type List = RubyValue[];

/** `*`: the list repeated, or its elements joined to a string. */
export function repeat(self: List, [by]: readonly RubyValue[], call: MethodCall): RubyValue {
  if (by instanceof RString) return joinList(self, by.text, call.interpreter);
  const count = needCount(by);
  if (count < 0) raise("ArgumentError", "argument must be non-negative");
  call.interpreter.take(bytesOfList(self.length * count));
  return Array.from({ length: count }, () => self).flat();
}

/** The Cartesian product. */
export function product(self: List, others: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  let rows: List[] = self.map((each) => [each]);
  for (const other of others.map(needArray)) {
    const width = (rows[0]?.length ?? 0) + 1;
    call.interpreter.take(rows.length * other.length * bytesOfList(width));
    call.interpreter.spend((rows.length * other.length * width) / elementsPerStep);
    rows = rows.flatMap((row) => other.map((each) => [...row, each]));
  }
  return call.block ? after(eachResult(rows, call), () => self) : rows;
}

/** The transposed rows. */
export function transpose(self: List, _args: readonly RubyValue[], { interpreter }: MethodCall): RubyValue {
  const rows = self.map(needArray);
  const width = rows[0]?.length ?? 0;
  const odd = rows.find((row) => row.length !== width);
  if (odd) raise("IndexError", `element size differs (${odd.length} should be ${width})`);
  interpreter.take(width * bytesOfList(rows.length));
  interpreter.spend((width * rows.length) / elementsPerStep);
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column]!));
}

/** All combinations of a number of elements. */
export function combinations(self: List, [size]: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  const count = needCount(size);
  const number = count < 0 ? 0 : numberOfChoices(self.length, count);
  call.interpreter.take(number * bytesOfList(count));
  call.interpreter.spend((number * (count + 1)) / elementsPerStep);
  const rows: List[] = [];
  const places = Array.from({ length: number > 0 ? count : 0 }, (_, index) => index);
  while (rows.length < number) {
    rows.push(places.map((place) => self[place]!));
    const last = places.findLastIndex((place, index) => place < self.length - count + index);
    for (let index = last, place = places[last]! + 1; last >= 0 && index < count; index++) places[index] = place++;
  }
  return call.block ? after(eachResult(rows, call), () => self) : rows;
}

function numberOfChoices(all: number, count: number): number {
  let number = count > all ? 0 : 1;
  for (let index = 1; number > 0 && index <= Math.min(count, all - count); index++) {
    number = (number * (all - index + 1)) / index;
  }
  return Math.round(number);
}

/** The elements that another list doesn't have. */
export function without(self: List, other: RubyValue, interpreter: Interpreter): List {
  const taken = keysOf(needArray(other), interpreter);
  return self.filter((each) => !taken.has(keyOf(each, interpreter)));
}
