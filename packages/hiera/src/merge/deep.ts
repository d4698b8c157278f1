import { Failure, growLookups, resultOf, type Evaluation } from "@cairn/evaluation";
import { compareText, HashValue, identityOf, isArray, isHash, type Value } from "@cairn/puppet-core/values";
import { rubyClass } from "../ruby-class.js";
import { uniqueOf } from "./unique.js";

interface Options {
  readonly knockout: string | undefined;
  readonly sorts: boolean;
  readonly mergesHashArrays: boolean;
}

/**
 * A deep merge, as in the Ruby library that Puppet uses for it: hashes key by key, arrays concatenated; `strong` wins.
 */
export function* deepMerge(strong: Value, weak: Value, options: HashValue): Evaluation<Value> {
  const knockout = options.get("knockout_prefix") ?? null;
  if (knockout === "") throw new Failure("lookup", "knockout_prefix cannot be an empty string in deep_merge!");
  const read: Options = {
    knockout: typeof knockout === "string" ? knockout : undefined,
    sorts: options.get("sort_merged_arrays") === true,
    mergesHashArrays: options.get("merge_hash_arrays") === true,
  };
  const merged = yield* resultOf(merge(strong, weak, read));
  return merged;
}

function* merge(strong: Value, weak: Value, options: Options): Evaluation<Value> {
  if (strong === null) return weak;
  if (weak === null || weak === false) return strong;
  if (isHash(strong)) {
    if (strong.size === 0) return weak;
    const [first] = strong.keys();
    const entries = new Map<unknown, [Value, Value]>();
    // A hash replaces a value that isn't one as soon as its first entry is visited; the others are merged with
    // themselves.
    const under = isHash(weak) ? weak : new HashValue([[first!, strong.get(first!)!]]);
    for (const [key, value] of under.entries()) entries.set(identityOf(key), [key, value]);
    for (const [key, value] of strong.entries()) {
      const identity = identityOf(key);
      if (under !== weak && key === first) continue;
      const below = entries.get(identity)?.[1] ?? null;
      // If there is no other value, the value is merged with itself, which removes duplicates from its arrays.
      const other = below === null || below === false ? value : below;
      const isLeaf = value !== null && !isHash(value) && !isArray(value);
      const merged: Value = isLeaf ? overwrite(value, options) : yield* resultOf(merge(value, other, options));
      entries.set(identity, [entries.get(identity)?.[0] ?? key, merged]);
    }
    return new HashValue(entries.values());
  }
  if (!isArray(strong) || !isArray(weak)) return overwrite(strong, options);
  return yield* resultOf(mergeArrays(strong, weak, options));
}

function* mergeArrays(strong: readonly Value[], weak: readonly Value[], options: Options): Evaluation<Value> {
  const { knockout } = options;
  let kept = strong;
  let below = weak;
  if (knockout !== undefined) [kept, below] = knockOut(strong, weak, knockout);
  const areHashes = options.mergesHashArrays && kept.every(isHash) && below.every(isHash);
  const merged: readonly Value[] = areHashes
    ? yield* resultOf(mergePairs(kept, below, options))
    : uniqueOf([...below, ...kept]);
  return options.sorts ? sorted(merged) : merged;
}

/** Merges hashes at the same positions of two arrays. */
function* mergePairs(strong: readonly Value[], weak: readonly Value[], options: Options): Evaluation<Value[]> {
  const list: Value[] = [];
  for (const [index, value] of weak.entries()) {
    const merged = yield* resultOf(merge(strong[index] ?? new HashValue(), value, options));
    list.push(merged);
  }
  return [...list, ...strong.slice(weak.length)];
}

/** Removes from both what the stronger one names with the prefix; the prefix alone removes everything. */
function knockOut(strong: readonly Value[], weak: readonly Value[], prefix: string): [Value[], Value[]] {
  growLookups(strong.length + weak.length);
  const clears = strong.includes(prefix);
  const gone = new Set<unknown>();
  const kept: Value[] = [];
  for (const value of strong) {
    if (clears && value === prefix) continue;
    const bare = typeof value === "string" ? withoutPrefix(value, prefix) : value;
    if (bare === value) kept.push(value);
    else gone.add(bare).add(value);
  }
  return [kept, clears ? [] : weak.filter((value) => !gone.has(value))];
}

function withoutPrefix(text: string, prefix: string): string {
  const lines = text.split("\n");
  return lines.map((line) => (line.startsWith(prefix) ? line.slice(prefix.length) : line)).join("\n");
}

/** The replacement of a value that can't be merged. */
function overwrite(strong: Value, { knockout }: Options): Value {
  if (knockout === undefined) return strong;
  if (typeof strong === "string") return withoutPrefix(strong, knockout) === strong ? strong : "";
  if (!isArray(strong)) return strong;
  const isKnockout = (value: Value) =>
    typeof value === "string" && value.split("\n").some((line) => line.startsWith(knockout));
  // Ruby removes them from the array itself, and so detects no difference afterwards.
  return strong.filter((value) => !isKnockout(value));
}

/** Ruby's sort: only of comparable values. */
function sorted(values: readonly Value[]): Value[] {
  const result = [...values];
  result.sort((one, other) => {
    if (typeof one === "string" && typeof other === "string") return compareText(one, other);
    if (isNumber(one) && isNumber(other)) return one < other ? -1 : one > other ? 1 : 0;
    throw new Failure("lookup", `comparison of ${rubyClass(one)} with ${rubyClass(other)} failed`);
  });
  return result;
}

function isNumber(value: Value): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}
