import { bytesOfList } from "@cairn/diagnostics";
import { after, firstIndex, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { equal, isNumber, orderOf } from "../values/compare.js";
import { raise } from "../values/errors.js";
import { classNameOf } from "../values/classes.js";
import { elementsPerStep } from "../values/meter.js";
import { isTruthy, REnumerator, RHash, RObject, RString, type RubyValue } from "../values/values.js";
import { setOf } from "./sets.js";
import { hashOfPairs, sorted, toList, uniqueBy } from "./lists.js";
import { hasOwnOrder, spaceship } from "./spaceship.js";
import { give, needCount, needHash, type MethodCall, type Methods } from "./method.js";

import {
  byBlock,
  eachResult,
  eachTest,
  extreme,
  findFirst,
  forEach,
  groupBy,
  inject,
  keysFor,
  slices,
  sortWith,
  sum,
  testAll,
} from "./iterate.js";

const listOf = (self: RubyValue, call: MethodCall): RubyValue[] => toList(self, call.interpreter);

/** The elements of an argument: a list, or whatever `to_a` makes one of. */
function elementsOf(value: RubyValue, { interpreter }: MethodCall): Pending<RubyValue> {
  const hasEach = value instanceof RObject || value instanceof REnumerator;
  if (hasEach && interpreter.respondsTo(value, "each")) return interpreter.send(value, "to_a", []);
  if (hasEach || isNumber(value) || value instanceof RString || value === null) {
    const shown = classNameOf(value);
    return raise("TypeError", `wrong argument type ${shown} (must respond to :each)`);
  }
  return toList(value, interpreter);
}

function* zipped(self: RubyValue, others: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  const { interpreter } = call;
  const lists: RubyValue[][] = [];
  for (const each of others) lists.push((yield* resultOf(elementsOf(each, call))) as RubyValue[]);
  const list = listOf(self, call);
  interpreter.take(list.length * bytesOfList(lists.length + 1));
  interpreter.spend((list.length * lists.length) / elementsPerStep);
  const rows = list.map((each, index) => [each, ...lists.map((other) => other[index] ?? null)]);
  return call.block ? yield* resultOf(after(eachResult(rows, call), () => null)) : rows;
}

/** Whether a list has an element; objects may have an own `==`. */
function includes(list: readonly RubyValue[], value: RubyValue, { interpreter }: MethodCall): Pending<RubyValue> {
  if (!(value instanceof RObject) && !list.some((each) => each instanceof RObject))
    return list.some((each) => equal(each, value, interpreter));
  const isEqual = (at: number) => after(interpreter.send(list[at]!, "==", [value]), isTruthy);
  return after(firstIndex(list.length, isEqual), (at) => at >= 0);
}

/** Evaluates the tests of all elements. */
function tested(
  self: RubyValue,
  args: readonly RubyValue[],
  call: MethodCall,
  make: (tests: readonly boolean[], list: readonly RubyValue[]) => RubyValue,
): Pending<RubyValue> {
  const list = listOf(self, call);
  return after(eachTest(list, args, call), (tests) => make(tests, list));
}

/**
 * What arrays, hashes, ranges and enumerators share. Those that select elements return arrays; hashes have their own.
 */
export const enumerable: Methods<RubyValue> = {
  "all?": [0, 1, (self, args, call) => tested(self, args, call, (tests) => tests.every(Boolean))],
  "any?": [0, 1, (self, args, call) => tested(self, args, call, (tests) => tests.some(Boolean))],
  "none?": [0, 1, (self, args, call) => tested(self, args, call, (tests) => !tests.some(Boolean))],
  "one?": [0, 1, (self, args, call) => tested(self, args, call, (tests) => tests.filter(Boolean).length === 1)],
  select: [0, 0, (self, args, call) => tested(self, args, call, (tests, list) => list.filter((_, at) => tests[at]))],
  reject: [0, 0, (self, args, call) => tested(self, args, call, (tests, list) => list.filter((_, at) => !tests[at]))],
  grep: [1, 1, (self, args, call) => grep(self, args, call, true)],
  grep_v: [1, 1, (self, args, call) => grep(self, args, call, false)],
  partition: [
    0,
    0,
    (self, args, call) =>
      tested(self, args, call, (tests, list) => [
        list.filter((_, at) => tests[at]),
        list.filter((_, at) => !tests[at]),
      ]),
  ],
  count: [
    0,
    1,
    (self, args, call) => {
      const list = listOf(self, call);
      if (args.length > 0) return BigInt(list.filter((each) => equal(each, args[0]!, call.interpreter)).length);
      if (!call.block) return BigInt(list.length);
      return after(eachTest(list, [], call), (tests) => BigInt(tests.filter(Boolean).length));
    },
  ],
  map: [0, 0, (self, _args, call) => eachResult(listOf(self, call), call)],
  flat_map: [
    0,
    0,
    (self, _args, call) =>
      after(eachResult(listOf(self, call), call), (results) =>
        results.flatMap((each) => (Array.isArray(each) ? each : [each])),
      ),
  ],
  filter_map: [
    0,
    0,
    (self, _args, call) => after(eachResult(listOf(self, call), call), (results) => results.filter(isTruthy)),
  ],
  each_entry: [0, 0, (self, _args, call) => after(eachResult(listOf(self, call), call), () => self)],
  reverse_each: [0, 0, (self, _args, call) => after(eachResult([...listOf(self, call)].reverse(), call), () => self)],
  each_with_index: [
    0,
    0,
    (self, _args, call) =>
      after(
        forEach(listOf(self, call), (each, index) => give(call, each, BigInt(index))),
        () => self,
      ),
  ],
  each_with_object: [
    1,
    1,
    (self, [memo], call) =>
      after(
        forEach(listOf(self, call), (each) => give(call, each, memo!)),
        () => memo!,
      ),
  ],
  each_slice: [1, 1, slices],
  each_cons: [1, 1, slices],
  inject: [0, 2, inject],
  reduce: [0, 2, inject],
  sum: [0, 1, sum],
  group_by: [0, 0, (self, _args, call) => groupBy(self, call)],
  tally: [
    0,
    1,
    (self, [known = new RHash()], call) => {
      const { interpreter } = call;
      const counts = needHash(known);
      for (const each of listOf(self, call)) {
        counts.set(each, ((counts.get(each, interpreter) ?? 0n) as bigint) + 1n, interpreter);
      }
      return counts;
    },
  ],
  find_all: [0, 0, (self, _args, call) => call.interpreter.send(listOf(self, call), "select", [], call.block)],
  find: [
    0,
    1,
    (self, [otherwise = null], call) => {
      const list = listOf(self, call);
      return after(findFirst(list, call), (index) => {
        if (index >= 0) return list[index]!;
        return otherwise === null ? null : call.interpreter.send(otherwise, "call", []);
      });
    },
  ],
  find_index: [
    0,
    1,
    function* (self, args, call) {
      const list = listOf(self, call);
      const index: number =
        args.length > 0
          ? list.findIndex((each) => equal(each, args[0]!, call.interpreter))
          : yield* resultOf(findFirst(list, call));
      return index < 0 ? null : BigInt(index);
    },
  ],
  take_while: [
    0,
    0,
    function* (self, _args, call) {
      const list = listOf(self, call);
      const end = yield* resultOf(findFirst(list, call, false));
      return list.slice(0, end < 0 ? undefined : end);
    },
  ],
  drop_while: [
    0,
    0,
    function* (self, _args, call) {
      const list = listOf(self, call);
      const end = yield* resultOf(findFirst(list, call, false));
      return end < 0 ? [] : list.slice(end);
    },
  ],
  first: [
    0,
    1,
    (self, args, call) => {
      const list = listOf(self, call);
      return args.length === 0 ? (list[0] ?? null) : list.slice(0, needPositive(args[0]));
    },
  ],
  take: [1, 1, (self, [count], call) => listOf(self, call).slice(0, needPositive(count))],
  drop: [1, 1, (self, [count], call) => listOf(self, call).slice(needPositive(count))],
  "include?": [1, 1, (self, [value], call) => includes(listOf(self, call), value!, call)],
  sort: [
    0,
    0,
    (self, _args, call) =>
      call.block ? sortWith(listOf(self, call), byBlock(call)) : sortedBySpaceship(listOf(self, call), call),
  ],
  sort_by: [
    0,
    0,
    function* (self, _args, call) {
      const pairs: [RubyValue, RubyValue][] = yield* resultOf(keysFor(listOf(self, call), call));
      if (!pairs.some(([key]) => hasOwnOrder(key)))
        return pairs.sort(([one], [other]) => orderOf(one, other, call.interpreter)).map(([, each]) => each);
      const sortedPairs = yield* resultOf(
        sortWith(pairs, (one, other) =>
          spaceship((one as RubyValue[])[0]!, (other as RubyValue[])[0]!, call.interpreter),
        ),
      );
      return sortedPairs.map((pair) => (pair as RubyValue[])[1]!);
    },
  ],
  min: [0, 1, extreme],
  max: [0, 1, extreme],
  min_by: [0, 1, extreme],
  max_by: [0, 1, extreme],
  minmax: [
    0,
    0,
    (self, _args, call) => {
      const list = listOf(self, call);
      const all = call.block ? sortWith(list, byBlock(call)) : sortedBySpaceship(list, call);
      return after(all, (found: readonly RubyValue[]) => [found[0] ?? null, found.at(-1) ?? null]);
    },
  ],
  to_a: [0, 0, (self, _args, call) => [...listOf(self, call)]],
  to_set: [
    0,
    0,
    (self, _args, call) => {
      const list = listOf(self, call);
      const made = (elements: readonly RubyValue[]): RubyValue => setOf(elements, call.interpreter);
      return call.block ? after(eachResult(list, call), made) : made(list);
    },
  ],
  to_h: [
    0,
    0,
    function* (self, _args, call) {
      const list = listOf(self, call);
      const pairs: RubyValue[] = call.block ? yield* resultOf(eachResult(list, call)) : list;
      return hashOfPairs(pairs, call.interpreter);
    },
  ],
  uniq: [
    0,
    0,
    function* (self, _args, call) {
      const list = listOf(self, call);
      const keys: RubyValue[] = call.block ? yield* resultOf(eachResult(list, call)) : list;
      return uniqueBy(list, keys, call.interpreter);
    },
  ],
  zip: [0, -1, zipped],
  cycle: [
    0,
    1,
    function* (self, args, call) {
      const list = listOf(self, call);
      const count = args.length === 0 || args[0] === null ? Infinity : needCount(args[0]);
      for (let round = 0; round < count && list.length > 0; round++) yield* resultOf(eachResult(list, call));
      return null;
    },
  ],
};

function sortedBySpaceship(list: readonly RubyValue[], call: MethodCall): Pending<RubyValue[]> {
  if (!list.some(hasOwnOrder)) return sorted(list, call.interpreter);
  return sortWith(list, (one, other) => spaceship(one, other, call.interpreter));
}

function needPositive(value: RubyValue | undefined): number {
  const count = needCount(value);
  return count < 0 ? raise("ArgumentError", "attempt to take negative size") : count;
}

function grep(self: RubyValue, args: readonly RubyValue[], call: MethodCall, wanted: boolean): Pending<RubyValue> {
  const list = listOf(self, call);
  return after(testAll(list, args, call), (tests) => {
    const found = list.filter((_, index) => tests[index] === wanted);
    return call.block ? eachResult(found, call) : found;
  });
}
