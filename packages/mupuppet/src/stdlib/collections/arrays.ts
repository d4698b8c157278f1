import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { rubyText } from "@cairn/puppet-core/evaluate";
import { legacyClass } from "@cairn/puppet-core/functions/legacy";
import { flattened, noMethod, rubyEqual } from "@cairn/puppet-core/functions/ruby";
import { growList } from "@cairn/evaluation";
import { HashValue, identityOf, isArray, isHash, type Value } from "@cairn/puppet-core/values";
import { inspectRuby, oldFunction, failEvaluation, wrongCount } from "../old-function.js";
import { toInteger } from "../numbers.js";
import { patternOf } from "../patterns.js";
import { toBoolean } from "../truth.js";

const any2array = oldFunction("any2array", -1, (_, ...values) => {
  const [first] = values;
  if (values.length !== 1 || first === undefined) return values;
  if (isArray(first)) return first;
  if (first === "") return [];
  return isHash(first) ? [...first.entries()].flat() : values;
});

const concat = oldFunction("concat", -1, (_, ...values) => {
  const [first] = values;
  if (values.length < 2) wrongCount("concat", values.length, "< 2");
  if (!isArray(first!)) failEvaluation("concat(): Requires array to work with");
  growList(values.reduce<number>((length, each) => length + (isArray(each) ? each.length : 1), 0));
  return ([] as Value[]).concat(...values);
});

/** The first of each group of equal values. */
function firstOfEach(values: readonly Value[]): Value[] {
  const found = new Map<unknown, Value>();
  for (const each of values) if (!found.has(identityOf(each))) found.set(identityOf(each), each);
  return [...found.values()];
}

/** The values that aren't among others. */
export function without(values: readonly Value[], others: readonly Value[]): Value[] {
  const unwanted = new Set(others.map(identityOf));
  return values.filter((each) => !unwanted.has(identityOf(each)));
}

const difference = oldFunction("difference", -1, (_, ...values) => {
  if (values.length !== 2) wrongCount("difference", values.length, "2");
  const [first, second] = values as [Value, Value];
  if (!isArray(first) || !isArray(second)) failEvaluation("difference(): Requires 2 arrays");
  return without(first, second);
});

const intersection = oldFunction("intersection", -1, (_, ...values) => {
  if (values.length !== 2) wrongCount("intersection", values.length, "2");
  const [first, second] = values as [Value, Value];
  if (!isArray(first) || !isArray(second)) {
    failEvaluation(`intersection(): Requires 2 arrays, got ${legacyClass(first)} and ${legacyClass(second)}`);
  }
  const wanted = new Set(second.map(identityOf));
  return firstOfEach(first.filter((each) => wanted.has(identityOf(each))));
});

const union = oldFunction("union", -1, (_, ...values) => {
  if (values.length < 2) wrongCount("union", values.length, "< 2");
  if (!values.every(isArray)) failEvaluation("union(): Every parameter must be an array");
  return firstOfEach(values.flatMap((each): readonly Value[] => each));
});

const member = oldFunction("member", -1, (_, ...values) => {
  if (values.length < 2) wrongCount("member", values.length, "2");
  const [list, item] = values as [Value, Value];
  if (!isArray(list)) failEvaluation("member(): Requires array to work with");
  if (typeof item !== "string" && typeof item !== "bigint" && !isArray(item)) {
    failEvaluation("member(): Item to search for must be a string, fixnum, or array");
  }
  const items = isArray(item) ? item : [item];
  if (items.length === 0) failEvaluation("member(): You must provide item to search for within array given");
  return without(items, list).length === 0;
});

const count = oldFunction("count", -2, (_, collection = null, item = null, ...more) => {
  if (more.length > 0) failEvaluation(`count(): Wrong number of arguments given ${more.length + 2} for 1 or 2.`);
  const isWanted = item !== null && item !== false;
  const values = isHash(collection) ? [...collection.entries()] : collection;
  if (typeof values === "string" && isWanted && typeof item === "string") return countLetters(values, item);
  if (typeof values === "string") failEvaluation("wrong number of arguments (given 0, expected 1+)");
  if (!isArray(values)) failEvaluation(noMethod("count", collection));
  const isCounted = (each: Value) => (isWanted ? rubyEqual(each, item) : each !== null && each !== "");
  return BigInt(values.filter(isCounted).length);
});

function countLetters(text: string, letters: string): bigint {
  return BigInt([...text].filter((each) => letters.includes(each)).length);
}

const deleteAt = oldFunction("delete_at", -1, (_, ...values) => {
  if (values.length < 2) wrongCount("delete_at", values.length, "2");
  const [list, index] = values as [Value, Value];
  if (!isArray(list)) failEvaluation("delete_at(): Requires array to work with");
  if (typeof index === "string" && !/^\d+$/m.test(index)) {
    failEvaluation("delete_at(): You must provide non-negative numeric index");
  }
  const at = Number(toInteger(index));
  if (at > list.length - 1) failEvaluation("delete_at(): Given index exceeds size of array given");
  const place = at < 0 ? list.length + at : at;
  return list.filter((_each, position) => position !== place);
});

function filtering(name: string, keeps: boolean): PuppetFunction {
  return oldFunction(name, -1, (_, ...values) => {
    if (values.length !== 2) failEvaluation(`${name}(): Wrong number of arguments given ${values.length} for 2`);
    const [list, pattern] = values as [Value, Value];
    const found = patternOf(pattern, legacyClass);
    const isKept = (each: Value): boolean => (typeof each === "string" && found.test(each)) === keeps;
    // Ruby would reject keys of hashes, but gets pairs, which match nothing.
    if (isHash(list)) return keeps ? [] : new HashValue([...list.entries()].filter(([key]) => isKept(key)));
    return isArray(list) ? list.filter(isKept) : failEvaluation(noMethod(name, list));
  });
}

const reverse = oldFunction("reverse", -1, (_, ...values) => {
  const [value] = values;
  if (value === undefined) wrongCount("reverse", 0, "1");
  if (typeof value === "string") return [...value].reverse().join("");
  if (!isArray(value)) failEvaluation("reverse(): Requires either array or string to work with");
  return [...value].reverse();
});

const zip = oldFunction("zip", -1, (_, ...values) => {
  if (values.length < 2) wrongCount("zip", values.length, "2");
  const [first, second, flat = null] = values as [Value, Value, Value?];
  if (!isArray(first) || !isArray(second)) failEvaluation("zip(): Requires array to work with");
  const isFlat = flat !== null && flat !== false && toBoolean("str2bool", flat);
  const pairs = first.map((each, index) => [each, second[index] ?? null]);
  return isFlat ? flattened(pairs) : pairs;
});

const hash = oldFunction("hash", -1, (_, ...values) => {
  const [list] = values;
  if (list === undefined) wrongCount("hash", 0, "1");
  if (!isArray(list)) failEvaluation("hash(): Requires array to work with");
  const all = flattened(list);
  if (all.length % 2 === 1) failEvaluation("hash(): Unable to compute hash from array given");
  const entries = Array.from(
    { length: all.length / 2 },
    (__, index) => [all[index * 2]!, all[index * 2 + 1]!] as const,
  );
  return new HashValue(entries);
});

/** `prefix` and `suffix`: each element, or key, with a string before or after it. */
function adding(name: string, add: (text: string, added: string) => string): PuppetFunction {
  return oldFunction(name, -1, (_, ...values) => {
    const [given, addition = null] = values;
    if (given === undefined) wrongCount(name, 0, "1");
    if (!isArray(given) && !isHash(given)) {
      failEvaluation(`${name}(): expected first argument to be an Array or a Hash, got ${inspectRuby(given)}`);
    }
    const added = addition === null || addition === false ? "" : addition;
    if (typeof added !== "string") {
      failEvaluation(`${name}(): expected second argument to be a String, got ${inspectRuby(added)}`);
    }
    if (isArray(given)) return given.map((each) => add(rubyText(each), added));
    return new HashValue([...given.entries()].map(([key, value]) => [add(rubyText(key), added), value]));
  });
}

/** Functions of arrays. */
export const arrays: readonly PuppetFunction[] = [
  any2array,
  concat,
  difference,
  intersection,
  union,
  member,
  count,
  deleteAt,
  filtering("grep", true),
  filtering("reject", false),
  reverse,
  zip,
  hash,
  adding("prefix", (text, added) => added + text),
  adding("suffix", (text, added) => text + added),
];
