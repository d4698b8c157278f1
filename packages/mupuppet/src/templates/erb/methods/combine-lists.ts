import { after, type Pending } from "@cairn/puppet-expressions/evaluate";
import { raise } from "../values/errors.js";
import { keyOf, RString, type RubyValue } from "../values/values.js";
import { eachResult } from "./iterate.js";
import { joinList } from "./join.js";
import { bounded, needArray, needCount, type MethodCall } from "./method.js";

type List = RubyValue[];

/** `*`: the list several times, or its elements as a text. */
export function repeat(self: List, [by]: readonly RubyValue[], call: MethodCall): RubyValue {
  if (by instanceof RString) return joinList(self, by.text, call.interpreter);
  const count = needCount(by);
  if (count < 0) raise("ArgumentError", "argument must be non-negative");
  bounded(self.length * count);
  return Array.from({ length: count }, () => self).flat();
}

/** Each element with each of the others. */
export function product(self: List, others: readonly RubyValue[], call: MethodCall): RubyValue {
  let rows: List[] = self.map((each) => [each]);
  for (const other of others.map(needArray)) {
    bounded(rows.length * other.length);
    call.interpreter.spend(rows.length * other.length);
    rows = rows.flatMap((row) => other.map((each) => [...row, each]));
  }
  return rows;
}

/** Rows become columns. */
export function transpose(self: List): RubyValue {
  const rows = self.map(needArray);
  const width = rows[0]?.length ?? 0;
  const odd = rows.find((row) => row.length !== width);
  if (odd) raise("IndexError", `element size differs (${odd.length} should be ${width})`);
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column]!));
}

/** All choices of so many elements. */
export function combinations(self: List, [size]: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  const count = needCount(size);
  let rows: { readonly row: List; readonly next: number }[] = [{ row: [], next: 0 }];
  for (let depth = 0; depth < count; depth++) {
    rows = rows.flatMap(({ row, next }) => {
      call.interpreter.spend(self.length);
      return self.slice(next).map((each, index) => ({ row: [...row, each], next: next + index + 1 }));
    });
    bounded(rows.length);
  }
  const all = rows.map(({ row }) => row);
  return call.block ? after(eachResult(all, call), () => self) : all;
}

/** The elements that another list doesn't have. */
export const without = (self: List, other: RubyValue): List => {
  const taken = new Set(needArray(other).map(keyOf));
  return self.filter((each) => !taken.has(keyOf(each)));
};
