import { bytesOfList } from "@cairn/diagnostics";
import { after, type Pending } from "@cairn/puppet-expressions/evaluate";
import { raise } from "../values/errors.js";
import type { Interpreter } from "../evaluate/interpreter.js";
import { keyOf } from "../values/keys.js";
import { elementsPerStep } from "../values/meter.js";
import { RString, type RubyValue } from "../values/values.js";
import { eachResult } from "./iterate.js";
import { joinList } from "./join.js";
import { keysOf } from "./lists.js";
import { needArray, needCount, type MethodCall } from "./method.js";

type List = RubyValue[];

/** `*`: the list several times, or its elements as a text. */
export function repeat(self: List, [by]: readonly RubyValue[], call: MethodCall): RubyValue {
  if (by instanceof RString) return joinList(self, by.text, call.interpreter);
  const count = needCount(by);
  if (count < 0) raise("ArgumentError", "argument must be non-negative");
  call.interpreter.take(bytesOfList(self.length * count));
  return Array.from({ length: count }, () => self).flat();
}

/** Each element with each of the others. */
export function product(self: List, others: readonly RubyValue[], call: MethodCall): RubyValue {
  let rows: List[] = self.map((each) => [each]);
  for (const other of others.map(needArray)) {
    const width = (rows[0]?.length ?? 0) + 1;
    call.interpreter.take(rows.length * other.length * bytesOfList(width));
    call.interpreter.spend((rows.length * other.length * width) / elementsPerStep);
    rows = rows.flatMap((row) => other.map((each) => [...row, each]));
  }
  return rows;
}

/** Rows become columns. */
export function transpose(self: List, _args: readonly RubyValue[], { interpreter }: MethodCall): RubyValue {
  const rows = self.map(needArray);
  const width = rows[0]?.length ?? 0;
  const odd = rows.find((row) => row.length !== width);
  if (odd) raise("IndexError", `element size differs (${odd.length} should be ${width})`);
  interpreter.take(width * bytesOfList(rows.length));
  interpreter.spend((width * rows.length) / elementsPerStep);
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column]!));
}

/** All choices of so many elements. */
export function combinations(self: List, [size]: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  const count = needCount(size);
  if (count > self.length) return call.block ? self : [];
  let rows: { readonly row: List; readonly next: number }[] = [{ row: [], next: 0 }];
  for (let depth = 0; depth < count; depth++) {
    rows = rows.flatMap(({ row, next }) => {
      const rest = self.slice(next);
      call.interpreter.take(rest.length * bytesOfList(depth + 1 + 8));
      call.interpreter.spend((rest.length * (depth + 1)) / elementsPerStep);
      return rest.map((each, index) => ({ row: [...row, each], next: next + index + 1 }));
    });
  }
  const all = rows.map(({ row }) => row);
  return call.block ? after(eachResult(all, call), () => self) : all;
}

/** The elements that another list doesn't have. */
export function without(self: List, other: RubyValue, interpreter: Interpreter): List {
  const taken = keysOf(needArray(other), interpreter);
  return self.filter((each) => !taken.has(keyOf(each, interpreter)));
}
