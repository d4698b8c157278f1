import { largestHash } from "@cairn/diagnostics";
import { identityOf } from "./identity.js";
import { growHash } from "@cairn/evaluation";
import type { Value } from "./value.js";

type Entry = readonly [key: Value, value: Value];

/**
 * A hash: any keys, in insertion order. Keys are equal only if they have the same type and case: `1`, `1.0`, `'a'` and
 * `'A'` are four keys. Setting a key again keeps its position. A hash is immutable.
 */
export class HashValue {
  readonly kind = "hash";
  readonly #entries = new Map<unknown, Entry>();

  constructor(entries: Iterable<Entry> = []) {
    for (const entry of entries) {
      const identity = identityOf(entry[0]);
      const old = this.#entries.get(identity);
      if (!old && this.#entries.size >= largestHash) growHash(largestHash + 1);
      this.#entries.set(identity, old ? [old[0], entry[1]] : entry);
    }
    growHash(this.#entries.size);
  }

  /** The number of entries. */
  get size(): number {
    return this.#entries.size;
  }

  /** Whether the key exists, even if its value is undef. */
  has(key: Value): boolean {
    return this.#entries.has(identityOf(key));
  }

  /** The value of a key, or undefined if there is no such key. */
  get(key: Value): Value | undefined {
    return this.#entries.get(identityOf(key))?.[1];
  }

  /** Keys with their values. */
  entries(): IterableIterator<Entry> {
    return this.#entries.values();
  }

  /** The keys. */
  keys(): Value[] {
    // A loop takes an eighth of the time of Array.from.
    const keys: Value[] = [];
    for (const [key] of this.#entries.values()) keys.push(key);
    return keys;
  }

  /** The values. */
  values(): Value[] {
    const values: Value[] = [];
    for (const [, value] of this.#entries.values()) values.push(value);
    return values;
  }
}
