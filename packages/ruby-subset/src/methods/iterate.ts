import { bytesOfList } from "@cairn/diagnostics";
import { after, firstIndex, isEvaluation, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { incomparable, isNumber, order } from "../values/compare.js";
import { raise } from "../values/errors.js";
import { inspect } from "../values/print.js";
import { isTruthy, RHash, RString, RSymbol, type RubyValue } from "../values/values.js";
import { toList } from "./lists.js";
import { spaceship } from "./spaceship.js";
import { give, needCount, type MethodCall } from "./method.js";

/** Computes something for each element, in order, and passes it to `take`. A block may change the list meanwhile. */
export function forEach(
  list: readonly RubyValue[],
  compute: (each: RubyValue, index: number) => Pending<RubyValue>,
  take: (result: RubyValue) => void = () => undefined,
): Pending<unknown> {
  for (let index = 0; index < list.length; index++) {
    const result = compute(list[index]!, index);
    if (isEvaluation(result)) return goingOn(result, index, list, compute, take);
    take(result);
  }
  return undefined;
}

function* goingOn(
  first: Pending<RubyValue>,
  start: number,
  list: readonly RubyValue[],
  compute: (each: RubyValue, index: number) => Pending<RubyValue>,
  take: (result: RubyValue) => void,
): Evaluation<void> {
  take(yield* resultOf(first));
  for (let index = start + 1; index < list.length; index++) take(yield* resultOf(compute(list[index]!, index)));
}

/** The block's results for each element, in order. */
export function eachResult(list: readonly RubyValue[], call: MethodCall): Pending<RubyValue[]> {
  const results: RubyValue[] = [];
  const done = forEach(
    list,
    (each) => give(call, each),
    (result) => results.push(result),
  );
  return after(done, () => results);
}

/** For each element whether the block (or the pattern, or the element itself) is true. */
export function eachTest(list: readonly RubyValue[], args: readonly RubyValue[], call: MethodCall): Pending<boolean[]> {
  if (args.length === 0 && !call.block) return list.map(isTruthy);
  return testAll(list, args, call);
}

export function testAll(list: readonly RubyValue[], args: readonly RubyValue[], call: MethodCall): Pending<boolean[]> {
  const results: boolean[] = [];
  const pattern = args[0];
  const done = forEach(
    list,
    (each) => (pattern === undefined ? give(call, each) : call.interpreter.send(pattern, "===", [each])),
    (found) => results.push(isTruthy(found)),
  );
  return after(done, () => results);
}

/** The first element for which the block is true, with its index; later ones are never tried. */
export function findFirst(list: readonly RubyValue[], call: MethodCall, wanted = true): Pending<number> {
  const test = (index: number): Pending<boolean> =>
    index >= list.length || after(give(call, list[index]!), (found) => isTruthy(found) === wanted);
  return after(firstIndex(Infinity, test), (index) => (index < list.length ? index : -1));
}

/** Sorts by a block of two elements; the sort is stable. */
export function* sortWith(
  items: readonly RubyValue[],
  compare: (left: RubyValue, right: RubyValue) => Pending<number>,
): Evaluation<RubyValue[]> {
  if (items.length < 2) return [...items];
  const middle = items.length >> 1;
  const left = yield* resultOf(sortWith(items.slice(0, middle), compare));
  const right = yield* resultOf(sortWith(items.slice(middle), compare));
  const result: RubyValue[] = [];
  let [one, other] = [0, 0];
  while (one < left.length && other < right.length) {
    const found = yield* resultOf(compare(left[one]!, right[other]!));
    result.push(found <= 0 ? left[one++]! : right[other++]!);
  }
  return [...result, ...left.slice(one), ...right.slice(other)];
}

/** The order of two elements according to the block of a call. */
export function byBlock(call: MethodCall): (left: RubyValue, right: RubyValue) => Pending<number> {
  const { interpreter } = call;
  return (left, right) => {
    return after(give(call, left, right), (found) => {
      const [one, other] = found === null ? [left, right] : [found, 0n];
      return order(found, 0n, interpreter) ?? raise("ArgumentError", incomparable(one, other));
    });
  };
}

export function* keysFor(list: readonly RubyValue[], call: MethodCall): Evaluation<[RubyValue, RubyValue][]> {
  const keys = yield* resultOf(eachResult(list, call));
  return list.map((each, index) => [keys[index]!, each]);
}

/** The minima or maxima, by themselves, a block or a key. */
export function* extreme(self: RubyValue, args: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  const { interpreter } = call;
  const list = toList(self, interpreter);
  const sign = call.name.startsWith("min") ? 1 : -1;
  const pairs: [RubyValue, RubyValue][] = call.name.endsWith("_by")
    ? yield* resultOf(keysFor(list, call))
    : list.map((each) => [each, each]);
  const compare =
    call.name.endsWith("_by") || !call.block
      ? (one: RubyValue, other: RubyValue): Pending<number> => spaceship(one, other, interpreter)
      : byBlock(call);
  if ((args[0] ?? null) !== null) {
    const all = yield* sortWith(pairs, (one, other) => compare((one as RubyValue[])[0]!, (other as RubyValue[])[0]!));
    const found = all.map((pair) => (pair as RubyValue[])[1]!);
    return (sign < 0 ? found.reverse() : found).slice(0, needCount(args[0]));
  }
  // Arrays compare the best with the next one, everything else the next one with the best.
  const isTurned = Array.isArray(self) && !call.block;
  let best = pairs[0];
  for (const pair of pairs.slice(1)) {
    const found = yield* resultOf(isTurned ? compare(best![0], pair[0]) : compare(pair[0], best![0]));
    if ((isTurned ? -found : found) * sign < 0) best = pair;
  }
  return best?.[1] ?? null;
}

export function inject(self: RubyValue, args: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  const list = [...toList(self, call.interpreter)];
  const last = args.at(-1);
  const operator = call.block || last === undefined ? undefined : operatorOf(last, call);
  const hasStart = args.length > (operator === undefined ? 0 : 1);
  let result = hasStart ? args[0]! : (list.shift() ?? null);
  const done = forEach(
    list,
    (each) => (operator === undefined ? give(call, result, each) : call.interpreter.send(result, operator, [each])),
    (next) => {
      result = next;
    },
  );
  return after(done, () => result);
}

/** The method that a value names. */
function operatorOf(value: RubyValue, { interpreter }: MethodCall): string {
  if (value instanceof RSymbol) return value.name;
  if (value instanceof RString) return value.text;
  return raise("TypeError", `${inspect(value, interpreter)} is not a symbol nor a string`);
}

export function* groupBy(self: RubyValue, call: MethodCall): Evaluation<RHash> {
  const groups = new RHash();
  for (const [key, each] of yield* resultOf(keysFor(toList(self, call.interpreter), call))) {
    const group = groups.get(key, call.interpreter);
    if (Array.isArray(group)) group.push(each);
    else groups.set(key, [each], call.interpreter);
  }
  return groups;
}

export function* slices(self: RubyValue, args: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  const list = toList(self, call.interpreter);
  const size = needCount(args[0]);
  if (size <= 0) raise("ArgumentError", `invalid ${call.name === "each_slice" ? "slice" : ""} size`.replace("  ", " "));
  const step = call.name === "each_slice" ? size : 1;
  const end = call.name === "each_slice" ? list.length : list.length - size + 1;
  for (let at = 0; at < end; at += step) {
    call.interpreter.take(bytesOfList(Math.min(size, list.length)));
    yield* resultOf(give(call, list.slice(at, at + size)));
  }
  return self;
}

export function* sum(self: RubyValue, args: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  const list = toList(self, call.interpreter);
  const values: readonly RubyValue[] = call.block ? yield* resultOf(eachResult(list, call)) : list;
  let result: RubyValue = args[0] ?? 0n;
  if ([result, ...values].every(isNumber) && [result, ...values].some((each) => typeof each === "number"))
    return sumOfFloats([result, ...values].map(Number));
  for (const each of values) result = yield* resultOf(call.interpreter.send(result, "+", [each]));
  return result;
}

/** With Kahan and Babuška's compensation of rounding errors, as Ruby adds floats. */
function sumOfFloats(values: readonly number[]): number {
  let [sum, lost] = [0, 0];
  for (const each of values) {
    const next = sum + each;
    if (!Number.isFinite(next)) return values.reduce((all, value) => all + value, 0);
    lost += Math.abs(sum) >= Math.abs(each) ? sum - next + each : each - next + sum;
    sum = next;
  }
  return sum + lost;
}
