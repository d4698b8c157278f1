import { grow, growList, growText } from "@cairn/evaluation";
import { rubyText, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { flattened, leadingInteger, noMethod } from "@cairn/puppet-core/functions/ruby";
import { isArray, type Value } from "@cairn/puppet-core/values";
import { oldFunction, failEvaluation, wrongCount } from "../old-function.js";
import { stringsBetween } from "./successors.js";

interface Ends {
  readonly start: Value;
  readonly stop: Value;
  readonly step: bigint;
  readonly isExclusive: boolean;
}

/** The bounds in the arguments, possibly one string such as `a..c`. */
function endsOf(values: readonly Value[]): Ends {
  const [first, second] = values as [Value, Value?];
  if (second !== undefined) {
    const third = values[2] ?? null;
    const given = third === null ? 1n : integerOf(third);
    const step = given < 0n ? -given : given;
    if (step === 0n) failEvaluation("range(): 3rd arg (step size) must be a non zero integer (e.g. 1 or -1)");
    return { start: first, stop: second, step, isExclusive: false };
  }
  if (typeof first !== "string") failEvaluation(noMethod("match", first));
  const [, start, type, stop] = /^(\w+)(\.\.\.?|-)(\w+)$/m.exec(first) ?? [];
  if (start !== undefined && stop !== undefined) return { start, stop, step: 1n, isExclusive: type === "..." };
  if (/^.+$/m.test(first)) failEvaluation(`range(): Unable to compute range from the value: ${first}`);
  failEvaluation(`range(): Unknown range format: ${first}`);
}

function integerOf(value: Value): bigint {
  if (typeof value === "bigint") return value;
  if (typeof value === "number") return BigInt(Math.trunc(value));
  return typeof value === "string" ? leadingInteger(value) : failEvaluation(noMethod("to_i", value));
}

/** The memory of an Integer outside of the list. */
const bytesOfInteger = 24;

function* numbersBetween({ start, stop, step, isExclusive }: Ends): Generator<bigint> {
  const [from, to] = [integerOf(start), integerOf(stop)];
  for (let at = from; isExclusive ? at < to : at <= to; at += step) {
    grow(bytesOfInteger);
    yield at;
  }
}

/** Every `step`th string. */
function* stepped(strings: Iterable<string>, step: bigint): Generator<string> {
  let skipped = 0n;
  for (const each of strings) {
    growText(each.length);
    if (skipped === 0n) yield each;
    skipped = (skipped + 1n) % step;
  }
}

/** A list of these; a long one takes from the budget as it grows. */
function listed(values: Iterable<Value>): Value[] {
  const list: Value[] = [];
  for (const each of values) if (list.push(each) % atOnce === 0) growList(atOnce, list.length + atOnce);
  return list;
}

const atOnce = 1024;

const range = oldFunction("range", -1, (_, ...values) => {
  if (values.length === 0) failEvaluation("range(): Wrong number of arguments given (0 for 1)");
  const ends = endsOf(values);
  if (/^\d+$/m.test(rubyText(ends.start))) return listed(numbersBetween(ends));
  const { start, stop, step, isExclusive } = ends;
  return listed(stepped(stringsBetween(rubyText(start), rubyText(stop), isExclusive), step));
});

const valuesAt = oldFunction("values_at", -1, (_, ...values) => {
  if (values.length < 2) wrongCount("values_at", values.length, "2");
  const [list, given] = values as [Value, Value];
  if (!isArray(list)) failEvaluation("values_at(): Requires array to work with");
  const indices = flattened([given]);
  if (indices.length === 0) failEvaluation("values_at(): You must provide at least one positive index to collect");
  return indices.flatMap((index) => picked(list, rubyText(index))).filter((each) => each !== null);
});

/** The element at an index, or those in a range of indices. */
function picked(list: readonly Value[], index: string): readonly Value[] {
  const [, first, type, last] = /^(\d+)(\.\.\.?|-)(\d+)$/m.exec(index) ?? [];
  if (first === undefined) {
    if (!/^\d+$/m.test(index)) failEvaluation("values_at(): Unknown format of given index");
    const at = Number(leadingInteger(index));
    return at < list.length ? [list[at]!] : failEvaluation("values_at(): Given index exceeds array size");
  }
  const [start, stop] = [Number(first), Number(last)];
  if (start > stop) failEvaluation("values_at(): Stop index in given indices range is smaller than the start index");
  if (stop > list.length - 1) failEvaluation("values_at(): Stop index in given indices range exceeds array size");
  return list.slice(start, type === "..." ? stop : stop + 1);
}

/** Functions of ranges. */
export const ranges: readonly PuppetFunction[] = [range, valuesAt];
