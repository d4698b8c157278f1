import type { PuppetObject } from "./objects.js";
import { Pattern } from "./pattern.js";

/** A value of Puppet: undef is `null`, an Integer a `bigint` (64 bits), a Float a `number`. Nothing of it ever changes. */
export type Value = null | boolean | bigint | number | string | readonly Value[] | Hash | Pattern | PuppetObject;

type Entry = readonly [key: Value, value: Value];

/** A hash: keys are equal only if they are the same in type and case. Setting a key again keeps its place. */
export class Hash {
  readonly #entries = new Map<unknown, Entry>();

  constructor(entries: Iterable<Entry> = []) {
    for (const entry of entries) {
      const identity = identityOf(entry[0]);
      const old = this.#entries.get(identity);
      this.#entries.set(identity, old ? [old[0], entry[1]] : entry);
    }
  }

  get size(): number {
    return this.#entries.size;
  }

  has(key: Value): boolean {
    return this.#entries.has(identityOf(key));
  }

  /** The value of a key; undef where it isn't there. */
  get(key: Value): Value {
    return this.#entries.get(identityOf(key))?.[1] ?? null;
  }

  entries(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  keys(): readonly Value[] {
    return this.entries().map(([key]) => key);
  }
}

/** A hash of keys and values in turn. */
export function hash(...items: readonly Value[]): Hash {
  const entries: Entry[] = [];
  for (let index = 0; index < items.length; index += 2) entries.push([items[index]!, items[index + 1]!]);
  return new Hash(entries);
}

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** What counts as true in conditions: everything but undef and false. */
export function isTrue(value: Value): boolean {
  return value !== null && value !== false;
}

/** Whether an Integer has a place in 64 bits. */
export function isInteger64(value: bigint): boolean {
  return BigInt.asIntN(64, value) === value;
}

/** What makes equal keys equal: a string and a number stand for themselves, anything else for a text that no string can be. */
export function identityOf(key: Value): unknown {
  if (typeof key === "string") return key.startsWith("\0") ? `\0string ${key}` : key;
  return typeof key === "object" && key !== null ? `\0${identityText(key)}` : key;
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Objects are only the same as themselves. */
function numberOf(object: object): number {
  const known = numbers.get(object);
  if (known === undefined) numbers.set(object, ++lastNumber);
  return known ?? lastNumber;
}

/** A piece of such a text, which is no value. */
class Piece {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** One text for all values that are the same. */
export function identityText(value: Value): string {
  const pieces: string[] = [];
  const waiting: (Value | Piece)[] = [value];
  while (waiting.length > 0) {
    const part = waiting.pop()!;
    if (part instanceof Piece) pieces.push(part.text);
    else if (isList(part)) pushReversed(waiting, [new Piece("["), ...part, new Piece("]")]);
    else if (part instanceof Hash) pushReversed(waiting, [new Piece("{"), ...part.entries().flat(), new Piece("}")]);
    else if (part instanceof Pattern) pieces.push(`pattern ${part.source.length}:${part.source}`);
    else if (typeof part === "object" && part !== null) pieces.push(`object ${numberOf(part)};`);
    else pieces.push(`${typeof part}${String(part).length}:${String(part)}`);
  }
  return pieces.join("");
}

/** Puts items on a stack so that the first is on top; as the arguments of a call, so many might not fit. */
export function pushReversed<Item>(waiting: Item[], items: readonly Item[]): void {
  for (let index = items.length - 1; index >= 0; index--) waiting.push(items[index]!);
}

/** A string for comparisons that ignore case: only the letters of ASCII count. */
export function foldCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Whether `==` holds: strings ignore case, also in lists and in values of hashes; `1 == 1.0`. */
export function equal(left: Value, right: Value): boolean {
  const waiting: [Value, Value][] = [[left, right]];
  while (waiting.length > 0) {
    const [one, other] = waiting.pop()!;
    if (isList(one) && isList(other)) {
      if (one.length !== other.length) return false;
      for (let index = one.length - 1; index >= 0; index--) waiting.push([one[index]!, other[index]!]);
    } else if (one instanceof Hash && other instanceof Hash) {
      if (one.size !== other.size) return false;
      for (const [key, value] of one.entries()) waiting.push([other.get(key), value]);
    } else if (!equalLeaves(one, other)) return false;
  }
  return true;
}

function equalLeaves(left: Value, right: Value): boolean {
  if (typeof left === "string") return typeof right === "string" && foldCase(left) === foldCase(right);
  if (isNumber(left)) return isNumber(right) && left == right; // eslint-disable-line eqeqeq -- 1n and 1 are equal
  if (typeof left !== "object" || left === null || typeof right !== "object" || right === null) return left === right;
  return identityText(left) === identityText(right);
}

export function isNumber(value: Value): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}

/** The order of strings: by characters. */
export function compareText(left: string, right: string): number {
  const least = Math.min(left.length, right.length);
  for (let index = 0; index < least; index++) {
    if (left.charCodeAt(index) !== right.charCodeAt(index)) {
      return Math.sign(left.codePointAt(index)! - right.codePointAt(index)!);
    }
  }
  return Math.sign(left.length - right.length);
}

/** All values of nested lists, in order; an empty list may leave something behind. */
export function flattened(values: readonly Value[], forEmpty?: Value): Value[] {
  const flat: Value[] = [];
  const waiting: Value[] = [...values].reverse();
  while (waiting.length > 0) {
    const value = waiting.pop()!;
    if (!isList(value)) flat.push(value);
    else if (value.length === 0 && forEmpty !== undefined) flat.push(forEmpty);
    else for (let index = value.length - 1; index >= 0; index--) waiting.push(value[index]!);
  }
  return flat;
}
