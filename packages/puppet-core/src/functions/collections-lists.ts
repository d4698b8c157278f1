import { flattened } from "../values/flattened.js";
import { Failure, growHash, growLookups, Pieces, resultOf, type Evaluation } from "@cairn/evaluation";
import { positionAt } from "@cairn/diagnostics";
import { defineFunction, type Closure, type PuppetFunction } from "../evaluate/index.js";
import {
  any,
  anyArray,
  anyHash,
  anyString,
  containing,
  createType,
  numeric,
  undef,
  variantType,
  type PuppetType,
} from "../types/index.js";
import { HashValue, identityOf, isArray, isHash, type BinaryValue, type Value } from "../values/index.js";
import { untilBreak } from "../evaluate/until-break.js";
import { rubyText } from "../evaluate/ruby-text.js";
import { blockTaking, deprecated, iterable, optional, orNone, repeated, required } from "./declare.js";
import { iterate } from "./iterators/iterate.js";
import type { LazyIterator } from "./iterators/lazy.js";
import { noMethod } from "./ruby/class-name.js";

const collection = createType("Collection") as PuppetType;
const binary = createType("Binary") as PuppetType;

const flatten = defineFunction("flatten", {
  parameters: [repeated("args", any)],
  run: (_, ...values) => flattened(values),
});

/** Strings joined with a separator. */
export function joinStrings(strings: readonly string[], between: string): string {
  const pieces = new Pieces();
  strings.forEach((text, index) => pieces.add(index === 0 ? text : between + text));
  return pieces.join();
}

const join = defineFunction("join", {
  parameters: [required("arg", anyArray), optional("delimiter", anyString)],
  run: (_, list, delimiter = "") =>
    joinStrings(flattened(list as readonly Value[], "").map(rubyText), delimiter as string),
});

const keys = defineFunction("keys", {
  parameters: [required("hsh", anyHash)],
  run: (_, hash) => (hash as HashValue).keys(),
});

const values = defineFunction("values", {
  parameters: [required("hsh", anyHash)],
  run: (_, hash) => (hash as HashValue).values(),
});

function countOf(value: Value): bigint {
  if (typeof value === "string") return BigInt([...value].length);
  if (isArray(value)) return BigInt(value.length);
  return BigInt(isHash(value) ? value.size : bytesOf(value as BinaryValue));
}

function bytesOf({ base64 }: BinaryValue): number {
  return (base64.length / 4) * 3 - (base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0);
}

const length = defineFunction(
  "length",
  ...[collection, anyString, binary].map((type) => ({
    parameters: [required("arg", type)],
    run: (_: unknown, value?: Value) => countOf(value ?? null),
  })),
);

const size = defineFunction("size", {
  parameters: [required("arg", variantType([collection, anyString, binary]))],
  run: (_, value) => countOf(value ?? null),
});

const empty = defineFunction(
  "empty",
  { parameters: [required("coll", collection)], run: (_, value) => countOf(value ?? null) === 0n },
  {
    parameters: [required("str", containing("Sensitive", anyString))],
    run: (_, value) => (value as { value?: Value }).value === "",
  },
  { parameters: [required("str", anyString)], run: (_, value) => value === "" },
  {
    parameters: [required("num", numeric)],
    run: (call) => {
      const { source, start } = call.span;
      const message = "Calling function empty() with Numeric value is deprecated.";
      deprecated(call, message, `empty from ${source.name}:${positionAt(source, start).line}`);
      return false;
    },
  },
  { parameters: [required("bin", binary)], run: (_, value) => countOf(value ?? null) === 0n },
  { parameters: [required("x", undef)], run: () => true },
);

/** The first of each group of values that the block maps to the same value, or that are equal. */
function* uniqueOf<Each extends Value>(list: Iterable<Each>, block: Closure | undefined): Evaluation<Each[]> {
  const found = new Map<unknown, Each>();
  yield* resultOf(keepFirst(found, list, block));
  return [...found.values()];
}

function* keepFirst<Each extends Value>(
  found: Map<unknown, Each>,
  list: Iterable<Each>,
  block?: Closure,
): Evaluation<void> {
  for (const value of list) {
    const key: Value = block ? yield* resultOf(block.call([value])) : value;
    const identity = identityOf(key);
    growLookups(1);
    if (found.has(identity)) continue;
    growHash(1);
    found.set(identity, value);
  }
}

function* uniqueElements(iterator: LazyIterator, block: Closure | undefined): Evaluation<Value[]> {
  const found = new Map<unknown, Value>();
  const loop = keepFirst(found, iterator.elements(), block);
  const ended: Evaluation<unknown> = iterator.endsAtBreak ? untilBreak(loop) : loop;
  yield* resultOf(ended);
  return [...found.values()];
}

/** The block isn't called for a single value. */
function uniqueInList<Each extends Value>(list: readonly Each[], block: Closure | undefined): Evaluation<Each[]> {
  return uniqueOf(list, list.length > 1 ? block : undefined);
}

/** The values of a hash without those that the block maps to the same value; each with all keys of its group. */
function* uniqueEntries(hash: HashValue, block: Closure | undefined): Evaluation<Value> {
  const groups = new Map<unknown, { keys: Value[]; values: Value[] }>();
  for (const [key, value] of hash.entries()) {
    const identity = identityOf(block ? yield* resultOf(block.call([value])) : value);
    const group = groups.get(identity) ?? { keys: [], values: [] };
    groups.set(identity, group);
    group.keys.push(key);
    group.values.push(value);
  }
  const entries: [Value, Value][] = [];
  for (const group of groups.values()) entries.push([group.keys, yield* resultOf(uniqueOf(group.values, undefined))]);
  return new HashValue(entries);
}

const unique = defineFunction(
  "unique",
  {
    parameters: [required("string", anyString)],
    block: orNone(blockTaking(anyString)),
    *run({ block }, text) {
      const letters = yield* resultOf(uniqueInList([...(text as string)], block));
      return letters.join("");
    },
  },
  {
    parameters: [required("hash", anyHash)],
    block: orNone(blockTaking(any)),
    run: ({ block }, hash) => uniqueEntries(hash as HashValue, block),
  },
  {
    parameters: [required("array", anyArray)],
    block: orNone(blockTaking(any)),
    run: ({ block }, list) => uniqueInList(list as readonly Value[], block),
  },
  {
    parameters: [required("iterable", iterable)],
    block: orNone(blockTaking(any)),
    run({ block }, value = null) {
      const iterator = iterate(value);
      if (iterator?.isEnumerable) return uniqueElements(iterator, block);
      throw new Failure("evaluation", noMethod("uniq", value));
    },
  },
);

/** Functions of whole lists and hashes. */
export const collectionsLists: readonly PuppetFunction[] = [flatten, join, keys, values, length, size, empty, unique];
