/** Hashes and sets of Ruby, and the identity of their keys. A key may be a hash itself, so neither is without the other. */
import { bytesOfStep } from "@cairn/diagnostics";
import { charactersPerStep, type Meter } from "./meter.js";
import { RAddress, RClass, RForeign, RObject, type RProc, RRange, RRegexp, RString, RSymbol } from "./objects.js";
import type { RubyObject, RubyValue } from "./values.js";

/** Ruby's Hash: entries in order of their insertion, keys compared by `eql?`. */
export class RHash {
  private readonly entriesByKey = new Map<unknown, [key: RubyValue, value: RubyValue]>();
  /** The default of a missing key, or the block that computes it. */
  fallback: RubyValue = null;
  fallbackBlock: RProc | undefined = undefined;
  /** Whether these are the keyword arguments of a call that is being made. */
  isKeywords = false;
  /** Whether keys are the same only if they are the same object. */
  isByIdentity = false;

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
    return this.entriesByKey.has(this.identityOf(key, meter));
  }

  get(key: RubyValue, meter: Meter): RubyValue | undefined {
    return this.entriesByKey.get(this.identityOf(key, meter))?.[1];
  }

  set(key: RubyValue, value: RubyValue, meter: Meter): void {
    const identity = this.identityOf(key, meter);
    const known = this.entriesByKey.get(identity);
    if (known) known[1] = value;
    else this.entriesByKey.set(identity, [this.isByIdentity ? key : unchangeable(key), value]);
  }

  delete(key: RubyValue, meter: Meter): RubyValue | undefined {
    const identity = this.identityOf(key, meter);
    const known = this.entriesByKey.get(identity);
    this.entriesByKey.delete(identity);
    return known?.[1];
  }

  private identityOf(key: RubyValue, meter: Meter): unknown {
    return this.isByIdentity && hasPlaceOfItsOwn(key) ? key : keyOf(key, meter);
  }

  clear(): void {
    this.entriesByKey.clear();
  }

  /** A snapshot of the entries: changing the hash doesn't change the list. */
  entries(): [key: RubyValue, value: RubyValue][] {
    // A loop takes an eighth of the time of Array.from.
    const list: [key: RubyValue, value: RubyValue][] = [];
    for (const [key, value] of this.entriesByKey.values()) list.push([key, value]);
    return list;
  }

  /** Keys and values in turn. */
  parts(): RubyValue[] {
    const list: RubyValue[] = [];
    for (const [key, value] of this.entriesByKey.values()) list.push(key, value);
    return list;
  }

  firstEntry(): readonly [key: RubyValue, value: RubyValue] | undefined {
    return this.entriesByKey.values().next().value;
  }

  keys(): RubyValue[] {
    const list: RubyValue[] = [];
    for (const [key] of this.entriesByKey.values()) list.push(key);
    return list;
  }

  values(): RubyValue[] {
    const list: RubyValue[] = [];
    for (const [, value] of this.entriesByKey.values()) list.push(value);
    return list;
  }
}

/** A Set: its elements are the keys of a hash. */
export class RSet {
  readonly hash = new RHash();
}

type Container = RubyValue[] | RHash | RSet;

/** A string that is a key is a frozen copy: what is done to the string doesn't change the key. */
function unchangeable(key: RubyValue): RubyValue {
  if (!(key instanceof RString) || key.isFrozen) return key;
  const copy = new RString(key.text);
  copy.isBinary = key.isBinary;
  copy.encoding = key.encoding;
  copy.isFrozen = true;
  return copy;
}

/** Whether two values of the same contents may be different objects. */
function hasPlaceOfItsOwn(value: RubyValue): boolean {
  return value instanceof RString || hasContents(value) || value instanceof RAddress || value instanceof RRange;
}

/**
 * The identity of hash keys: of strings, lists and hashes by their contents, of a program's objects by what their class
 * says, of anything else by kind and value. Each distinct part of a list is visited once, so that sharing doesn't cost time.
 */
export function keyOf(value: RubyValue, meter: Meter): unknown {
  if (value instanceof RString) {
    if (value.text.length > charactersPerStep) meter.spend(value.text.length / charactersPerStep);
    return `s${value.text}`;
  }
  if (value instanceof RSymbol) return `y${value.name}`;
  if (typeof value === "bigint") return `i${value}`;
  if (typeof value === "number") return `f${value}`;
  if (hasContents(value)) return new ContentKey(meter).of(value);
  return typeof value === "object" && value !== null ? keyOfObject(value, meter) : value;
}

function keyOfObject(value: Exclude<RubyObject, RSet>, meter: Meter): unknown {
  if (value instanceof RObject) return meter.objects?.identityOf(value) ?? value;
  if (value instanceof RAddress) return `a${value.address.version}${value.address.bits}`;
  if (value instanceof RRegexp) return `r${value.options}/${value.source}`;
  if (value instanceof RForeign) return `v${value.identity}`;
  if (value instanceof RRange && !isNested(value.from) && !isNested(value.to))
    return `${value.isExclusive ? "e" : "r"}${new ContentKey(meter).of([value.from, value.to])}`;
  return value instanceof RClass ? `c${value.name}` : value;
}

function isNested(value: RubyValue): boolean {
  return hasContents(value) || value instanceof RRange;
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
      else if (!hasContents(part)) top.written.push(this.leaf(part));
      else if (this.known.has(part)) top.written.push(this.known.get(part)!);
      else this.enter(part);
    }
    return `[${[...this.numbers.keys()].join("")}`;
  }

  /** One that comes again before it is written holds itself: there it is the number of those that were entered before it. */
  private enter(container: Container): void {
    const hash = container instanceof RSet ? container.hash : container;
    this.meter.take(bytesOfStep * ((Array.isArray(hash) ? hash.length : 3 * hash.size) + 1));
    const parts = Array.isArray(hash) ? hash : this.partsOf(hash);
    this.meter.spend(parts.length);
    this.known.set(container, `^${this.known.size};`);
    this.open.push({ container, parts, written: [] });
  }

  /** Keys and values in a canonical order, as far as the keys are plain. */
  private partsOf(hash: RHash): RubyValue[] {
    const entries = hash.entries().map((entry) => ({ name: hasContents(entry[0]) ? "~" : this.leaf(entry[0]), entry }));
    entries.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
    return entries.flatMap(({ entry }) => entry);
  }

  private leave({ container, written }: Open): void {
    this.open.pop();
    const text = `${Array.isArray(container) ? "[" : container instanceof RSet ? "(" : "{"}${written.join("")}`;
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
export function isContainer(value: RubyValue): value is RubyValue[] | RHash {
  return Array.isArray(value) || value instanceof RHash;
}

function hasContents(value: RubyValue): value is Container {
  return isContainer(value) || value instanceof RSet;
}

/** Ruby's `hash`: the same for the same keys. */
export function hashOf(value: RubyValue, meter: Meter): bigint {
  const key = keyOf(value, meter);
  if (typeof key === "object" && key !== null) return BigInt(numberOf(key));
  let hash = 7;
  for (const sign of String(key)) hash = (hash * 31 + sign.codePointAt(0)!) | 0;
  return BigInt(hash);
}

const objects = new WeakMap<object, number>();
let objectCount = 0;

/** A value that is only identical to itself. */
function numberOf(value: object): number {
  const number = objects.get(value) ?? ++objectCount;
  objects.set(value, number);
  return number;
}
