/** Hashes and sets of Ruby, and the identity of their keys. A key may be a hash itself, so neither is without the other. */
import { bytesOfStep } from "@cairn/diagnostics";
import { charactersPerStep, type Meter } from "./meter.js";
import { RAddress, RClass, type RProc, RString, RSymbol } from "./objects.js";
import type { RubyValue } from "./values.js";

/** Ruby's Hash: entries in order of their insertion, keys compared by `eql?`. */
export class RHash {
  private readonly entriesByKey = new Map<unknown, [key: RubyValue, value: RubyValue]>();
  /** The default of a missing key, or the block that computes it. */
  fallback: RubyValue = null;
  fallbackBlock: RProc | undefined = undefined;
  /** Whether these are the keyword arguments of a call that is being made. */
  isKeywords = false;

  /** A hash of entries, whose keys are compared at the cost of `meter`. */
  static of(entries: Iterable<readonly [RubyValue, RubyValue]>, meter: Meter): RHash {
    const hash = new RHash();
    for (const [key, value] of entries) hash.set(key, value, meter);
    return hash;
  }

  get size(): number {
    return this.entriesByKey.size;
  }

  has(key: RubyValue, meter: Meter): boolean {
    return this.entriesByKey.has(keyOf(key, meter));
  }

  get(key: RubyValue, meter: Meter): RubyValue | undefined {
    return this.entriesByKey.get(keyOf(key, meter))?.[1];
  }

  set(key: RubyValue, value: RubyValue, meter: Meter): void {
    const identity = keyOf(key, meter);
    const known = this.entriesByKey.get(identity);
    if (known) known[1] = value;
    else this.entriesByKey.set(identity, [key, value]);
  }

  delete(key: RubyValue, meter: Meter): RubyValue | undefined {
    const identity = keyOf(key, meter);
    const known = this.entriesByKey.get(identity);
    this.entriesByKey.delete(identity);
    return known?.[1];
  }

  clear(): void {
    this.entriesByKey.clear();
  }

  /** A snapshot of the entries: changing the hash doesn't change the list. */
  entries(): [key: RubyValue, value: RubyValue][] {
    return Array.from(this.entriesByKey.values(), ([key, value]) => [key, value]);
  }

  firstEntry(): readonly [key: RubyValue, value: RubyValue] | undefined {
    return this.entriesByKey.values().next().value;
  }

  keys(): RubyValue[] {
    return Array.from(this.entriesByKey.values(), ([key]) => key);
  }

  values(): RubyValue[] {
    return Array.from(this.entriesByKey.values(), ([, value]) => value);
  }
}

/** A Set: its elements are the keys of a hash. */
export class RSet {
  readonly hash = new RHash();
}

type Container = RubyValue[] | RHash;

/**
 * The identity of hash keys: of strings, lists and hashes by their contents, of anything else by kind and value. Each
 * distinct part of a list is visited once, so that sharing doesn't cost time.
 */
export function keyOf(value: RubyValue, meter: Meter): unknown {
  if (value instanceof RString) {
    if (value.text.length > charactersPerStep) meter.spend(value.text.length / charactersPerStep);
    return `s${value.text}`;
  }
  if (value instanceof RSymbol) return `y${value.name}`;
  if (typeof value === "bigint") return `i${value}`;
  if (typeof value === "number") return `f${value}`;
  if (isContainer(value)) return new ContentKey(meter).of(value);
  if (value instanceof RAddress) return `a${value.address.version}${value.address.bits}`;
  return value instanceof RClass ? `c${value.name}` : value;
}

/** A list or hash whose parts are being encoded. */
interface Open {
  readonly container: Container;
  readonly parts: readonly RubyValue[];
  readonly written: string[];
}

/** Encodes the contents of a list or hash: the same text for equal ones, in which a repeated part is a number. */
class ContentKey {
  private readonly meter: Meter;
  /** By what is in them: the numbers of the parts that are written, in the order in which they were. */
  private readonly numbers = new Map<string, number>();
  private readonly known = new Map<Container, string>();
  private readonly open: Open[] = [];

  constructor(meter: Meter) {
    this.meter = meter;
  }

  of(root: Container): string {
    this.enter(root);
    for (let top = this.open.at(-1); top; top = this.open.at(-1)) {
      const part = top.parts[top.written.length];
      if (part === undefined) this.leave(top);
      else if (!isContainer(part)) top.written.push(this.leaf(part));
      else if (this.known.has(part)) top.written.push(this.known.get(part)!);
      else this.enter(part);
    }
    return `[${[...this.numbers.keys()].join("")}`;
  }

  /** One that comes again before it is written holds itself: there it is the number of those that were entered before it. */
  private enter(container: Container): void {
    this.meter.take(bytesOfStep * ((Array.isArray(container) ? container.length : 3 * container.size) + 1));
    const parts = Array.isArray(container) ? container : this.partsOf(container);
    this.meter.spend(parts.length);
    this.known.set(container, `^${this.known.size};`);
    this.open.push({ container, parts, written: [] });
  }

  /** Keys and values in a canonical order, as far as the keys are plain. */
  private partsOf(hash: RHash): RubyValue[] {
    const entries = hash.entries().map((entry) => ({ name: isContainer(entry[0]) ? "~" : this.leaf(entry[0]), entry }));
    entries.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
    return entries.flatMap(({ entry }) => entry);
  }

  private leave({ container, written }: Open): void {
    this.open.pop();
    const text = `${Array.isArray(container) ? "[" : "{"}${written.join("")}`;
    const number = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, number);
    this.known.set(container, `#${number};`);
    this.open.at(-1)?.written.push(`#${number};`);
  }

  private leaf(part: RubyValue): string {
    const key = keyOf(part, this.meter);
    if (typeof key !== "object" || key === null) return `${String(key).length}:${String(key)}`;
    return `@${numberOf(key)};`;
  }
}

/** Whether a value contains others. */
export function isContainer(value: RubyValue): value is Container {
  return Array.isArray(value) || value instanceof RHash;
}

const objects = new WeakMap<object, number>();
let objectCount = 0;

/** A value that is only identical to itself. */
function numberOf(value: object): number {
  const number = objects.get(value) ?? ++objectCount;
  objects.set(value, number);
  return number;
}
