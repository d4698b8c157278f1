import { resultOf, settle, type Deep, type Evaluation } from "@cairn/evaluation";
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { defineFunction, rubyText, type Closure } from "@cairn/puppet-core/evaluate";
import { elementsOf } from "@cairn/puppet-core/functions";
import { legacyClass, legacyText } from "@cairn/puppet-core/functions/legacy";
import { blockOf, compilePattern, iterable, repeated, rubyEqual, untilBreak } from "@cairn/puppet-core/functions/ruby";
import { any, hashType, scalar, sizeType, stringOfSize, undef, variantType } from "@cairn/puppet-core/types";
import { HashValue, isArray, isHash, type Value } from "@cairn/puppet-core/values";
import { inspectRuby, oldFunction, failEvaluation } from "../old-function.js";

const hasKey = oldFunction("has_key", -1, (_, ...values) => {
  if (values.length !== 2) failEvaluation(`has_key(): wrong number of arguments (${values.length}; must be 2)`);
  const [hash, key] = values as [Value, Value];
  if (isHash(hash)) return hash.has(key);
  const shown = `${inspectRuby(hash)} which is of type ${legacyClass(hash)}`;
  failEvaluation(`has_key(): expects the first argument to be a hash, got ${shown}`);
});

const mergeable = variantType([hashType(scalar, any), undef, stringOfSize(sizeType(0n, 0n))]);

const merge = defineFunction(
  "merge",
  {
    parameters: [repeated("args", mergeable)],
    run: (_, ...values) => new HashValue(values.filter(isHash).flatMap((each) => [...each.entries()])),
  },
  {
    parameters: [repeated("args", iterable)],
    block: blockOf(3),
    run: ({ block }, value = null) => mergeResults(value, block!, true),
  },
  {
    parameters: [repeated("args", iterable)],
    block: blockOf(2),
    run: ({ block }, value = null) => mergeResults(value, block!, false),
  },
);

/** A block's results for the elements, each merged into the previous ones, until it calls `break`. */
function* mergeResults(value: Value, block: Closure, hasIndex: boolean): Evaluation<Value> {
  const merged: { value: HashValue } = { value: new HashValue() };
  yield* resultOf(untilBreak(mergeEach(merged, value, block, hasIndex)));
  return merged.value;
}

function* mergeEach(merged: { value: HashValue }, value: Value, block: Closure, hasIndex: boolean): Evaluation<void> {
  let index = 0n;
  for (const element of isHash(value) ? [...value.entries()] : (elementsOf(value) ?? [])) {
    const each = element;
    const own = !hasIndex ? [each] : isHash(value) ? (each as readonly Value[]) : [index++, each];
    const result = yield* resultOf(block.call([merged.value, ...own]));
    if (isHash(result)) merged.value = new HashValue([...merged.value.entries(), ...result.entries()]);
  }
}

const deepMerge = oldFunction("deep_merge", -1, (_, ...values) => {
  if (values.length < 2)
    failEvaluation(`deep_merge(): wrong number of arguments (${values.length}; must be at least 2)`);
  let merged = new HashValue();
  for (const each of values) {
    if (each === "") continue;
    if (!isHash(each)) {
      failEvaluation(`deep_merge: unexpected argument type ${legacyClass(each)}, only expects hash arguments`);
    }
    merged = settle(mergeDeeply(merged, each));
  }
  return merged;
});

function* mergeDeeply(first: HashValue, second: HashValue): Deep<HashValue> {
  const added: [Value, Value][] = [];
  for (const [key, value] of second.entries()) {
    const old = first.get(key);
    const isDeep = old !== undefined && isHash(old) && isHash(value);
    added.push([key, isDeep ? yield* resultOf(mergeDeeply(old, value)) : value]);
  }
  return new HashValue([...first.entries(), ...added]);
}

const deleteFunction = oldFunction("delete", -1, (_, ...values) => {
  if (values.length !== 2) failEvaluation(`delete(): Wrong number of arguments given ${values.length} for 2`);
  const [collection, unwanted] = values as [Value, Value];
  return itemsOf(unwanted).reduce<Value>((rest, item) => withoutItem(rest, item), collection);
});

/** Ruby's `Array(…)`. */
function itemsOf(value: Value): readonly Value[] {
  if (isArray(value)) return value;
  if (isHash(value)) return [...value.entries()];
  return value === null ? [] : [value];
}

function withoutItem(collection: Value, item: Value): Value {
  if (isArray(collection)) return collection.filter((each) => !rubyEqual(each, item));
  if (isHash(collection)) return withoutEntries(collection, (key) => key !== item);
  if (typeof collection === "string") {
    if (typeof item === "string") return collection.replaceAll(item, "");
    failEvaluation(`wrong argument type ${legacyClass(item)} (expected Regexp)`);
  }
  failEvaluation(
    `delete(): First argument must be an Array, String, or Hash. Given an argument of class ${legacyClass(collection)}.`,
  );
}

function withoutEntries(hash: HashValue, keeps: (key: Value, value: Value) => boolean): HashValue {
  return new HashValue([...hash.entries()].filter(([key, value]) => keeps(key, value)));
}

const deleteRegex = oldFunction("delete_regex", -1, (_, ...values) => {
  if (values.length !== 2) failEvaluation(`delete_regex(): Wrong number of arguments given ${values.length} for 2`);
  const [collection, unwanted] = values as [Value, Value];
  const patterns = itemsOf(unwanted).map((each) => compilePattern(`\\b${rubyText(each)}\\b`));
  if (patterns.length === 0) return collection;
  const keeps = (each: Value) => typeof each !== "string" || !patterns.some((pattern) => pattern.test(each));
  if (isArray(collection)) return collection.filter(keeps);
  if (isHash(collection)) return withoutEntries(collection, keeps);
  failEvaluation(
    `delete_regex(): First argument must be an Array, Hash, or String. Given an argument of class ${legacyClass(collection)}.`,
  );
});

const deleteUndefValues = oldFunction("delete_undef_values", -1, (_, value) => {
  if (value === undefined) failEvaluation("delete_undef_values(): Wrong number of arguments given (0)");
  if (isArray(value)) return value.filter((each) => each !== null);
  if (isHash(value)) return withoutEntries(value, (_key, each) => each !== null);
  failEvaluation(
    `delete_undef_values(): expected an array or hash, got ${legacyText(value)} type  ${legacyClass(value)} `,
  );
});

const deleteValues = oldFunction("delete_values", -1, (_, ...values) => {
  if (values.length !== 2) {
    failEvaluation(`delete_values(): Wrong number of arguments given (${values.length} of 2)`);
  }
  const [hash, item] = values as [Value, Value];
  if (isHash(hash)) return withoutEntries(hash, (_key, value) => !rubyEqual(item, value));
  failEvaluation(`delete_values(): First argument must be a Hash. Given an argument of class ${legacyClass(hash)}.`);
});

const joinKeysToValues = oldFunction("join_keys_to_values", -1, (_, ...values) => {
  if (values.length !== 2) {
    failEvaluation(`join_keys_to_values(): Takes exactly two arguments, but ${values.length} given.`);
  }
  const [hash, separator] = values as [Value, Value];
  if (!isHash(hash)) {
    failEvaluation(`join_keys_to_values(): The first argument must be a hash, but a ${legacyClass(hash)} was given.`);
  }
  if (typeof separator !== "string") {
    failEvaluation(
      `join_keys_to_values(): The second argument must be a string, but a ${legacyClass(separator)} was given.`,
    );
  }
  return [...hash.entries()].flatMap(([key, value]) => {
    const name = rubyText(key);
    if (isArray(value)) return value.map((each) => name + separator + rubyText(each));
    const text = rubyText(value);
    return text === "undef" ? [name] : [name + separator + text];
  });
});

/** Functions of hashes, and of both hashes and arrays. */
export const hashes: readonly PuppetFunction[] = [
  hasKey,
  merge,
  deepMerge,
  deleteFunction,
  deleteRegex,
  deleteUndefValues,
  deleteValues,
  joinKeysToValues,
];
