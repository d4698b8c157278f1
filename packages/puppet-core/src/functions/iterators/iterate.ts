/**
 * What the iteration functions iterate over, one element at a time: lists, ranges of integers, every n-th element,
 * traversals of nested values. All are `LazyIterator`s, which keep their position as Puppet's do, so that a range of
 * any length takes no memory.
 */
import { growList } from "@cairn/evaluation";
import {
  inferDetailed,
  integerType,
  sizeType,
  stringOfSize,
  tupleType,
  unit,
  variantType,
  type PuppetType,
} from "../../types/index.js";
import { isArray, type HashValue, type Value } from "../../values/index.js";
import { isLazy, LazyType, type LazyIterator } from "./lazy.js";
import { ListIterator } from "./list.js";
import { RangeIterator } from "./range.js";

/** An iterator over an iterable value; undefined for any other value. */
export function iterate(value: Value): LazyIterator | undefined {
  if (typeof value === "string") return new ListIterator(charactersOf(value), character);
  if (typeof value === "bigint") return overInteger(value);
  if (typeof value !== "object" || value === null) return undefined;
  if (isArray(value)) return new ListIterator(value, new LazyType(() => allOf(value)));
  if (value.kind === "hash") return new ListIterator(pairsOf(value), new LazyType(() => pairType(value)));
  if (value.kind === "type") return overType(value);
  return isLazy(value) ? value : undefined;
}

/** The characters of a string, each as a string. */
export function charactersOf(text: string): string[] {
  growList(4 * text.length);
  return [...text];
}

/** The elements of any iterable, for splats and conversions. */
export function elementsOf(value: Value): readonly Value[] | undefined {
  return isArray(value) ? value : iterate(value) && [...iterate(value)!.elements()];
}

/** The entries of a hash as arrays of two. */
export function pairsOf(hash: HashValue): (readonly [Value, Value])[] {
  return [...hash.entries()];
}

const character = new LazyType(() => stringOfSize(sizeType(1n, 1n)));

function overInteger(count: bigint): LazyIterator | undefined {
  if (count < 0n) return undefined;
  return count === 0n ? new ListIterator([], new LazyType(() => unit)) : new RangeIterator(0n, count - 1n);
}

function overType(type: PuppetType): LazyIterator | undefined {
  let real = type;
  const seen = new Set<PuppetType>();
  while (real.name === "TypeAlias" && !seen.has(real)) {
    seen.add(real);
    real = real.resolved;
  }
  if (real.name === "Enum") return new ListIterator(real.values, new LazyType(() => real));
  if (real.name !== "Integer" || real.from === undefined || real.to === undefined) return undefined;
  return new RangeIterator(real.from, real.to);
}

function allOf(values: readonly Value[]): PuppetType {
  return values.length === 0 ? unit : variantType(values.map(inferDetailed));
}

function pairType(hash: HashValue): PuppetType {
  return tupleType([allOf(hash.keys()), allOf(hash.values())], integerType(2n, 2n));
}
