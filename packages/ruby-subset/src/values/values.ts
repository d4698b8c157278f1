import type { Pending } from "@cairn/evaluation";
import type { Value } from "@cairn/puppet-core/values";
import type { Binding } from "../evaluate/context.js";
import type { Address } from "./internet-address.js";
import { keyOf } from "./keys.js";
import type { Meter } from "./meter.js";
import type { ModuleBody } from "./module-body.js";

/**
 * A value of Ruby while a template runs: nil is `null`, an Integer is a `bigint`, a Float a `number`, an Array an
 * array; all others are objects of the classes below. Strings, arrays and hashes are mutable, as in Ruby.
 */
export type RubyValue = null | boolean | bigint | number | RubyValue[] | RubyObject;

export type RubyObject =
  | RString
  | RSymbol
  | RHash
  | RRange
  | RRegexp
  | RMatch
  | RProc
  | RClass
  | REnumerator
  | RException
  | RAddress
  | RPuppet
  | RObject
  | RSet;

export class RString {
  text: string;
  /** Whether each character represents a byte: a binary string. */
  isBinary = false;

  constructor(text: string) {
    this.text = text;
  }
}

const symbols = new Map<string, RSymbol>();

export class RSymbol {
  readonly name: string;

  private constructor(name: string) {
    this.name = name;
  }

  /** The one symbol of a name. */
  static of(name: string): RSymbol {
    const known = symbols.get(name);
    if (known) return known;
    if (symbols.size > 10_000) symbols.clear();
    const created = new RSymbol(name);
    symbols.set(name, created);
    return created;
  }
}

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

export class RRange {
  readonly from: RubyValue;
  readonly to: RubyValue;
  readonly isExclusive: boolean;

  constructor(from: RubyValue, to: RubyValue, isExclusive: boolean) {
    this.from = from;
    this.to = to;
    this.isExclusive = isExclusive;
  }
}

export class RRegexp {
  readonly source: string;
  /** A subset of `m`, `i` and `x`. */
  readonly options: string;

  constructor(source: string, options: string) {
    this.source = source;
    this.options = options;
  }
}

export class RMatch {
  readonly groups: readonly (string | undefined)[];
  readonly names: ReadonlyMap<string, number>;
  readonly text: string;
  readonly at: number;

  constructor(groups: readonly (string | undefined)[], names: ReadonlyMap<string, number>, text: string, at: number) {
    this.groups = groups;
    this.names = names;
    this.text = text;
    this.at = at;
  }
}

/** A block, a lambda, or a method as a Proc. */
export class RProc {
  /** `binding`: where it is run as if it stood elsewhere. */
  readonly call: (args: readonly RubyValue[], block?: RProc, binding?: Binding) => Pending<RubyValue>;
  /** The number of values that it destructures; negative if it accepts any number. */
  readonly arity: number;
  readonly isLambda: boolean;
  /** Its parameters, as `parameters` lists them. */
  parameters: readonly (readonly [kind: string, name: string])[] = [];

  constructor(call: RProc["call"], arity: number, isLambda = false) {
    this.call = call;
    this.arity = arity;
    this.isLambda = isLambda;
  }
}

/** A class or module, by its name. */
export class RClass {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The result of an iteration method without a block. */
export class REnumerator {
  readonly target: RubyValue;
  readonly method: string;
  readonly args: readonly RubyValue[];

  constructor(target: RubyValue, method: string, args: readonly RubyValue[]) {
    this.target = target;
    this.method = method;
    this.args = args;
  }
}

/** An object of a class that Ruby code defines, or of a native one. */
export class RObject {
  body: ModuleBody;
  readonly variables: Map<string, RubyValue>;
  /** The singleton class of this object. */
  own: ModuleBody | undefined = undefined;
  /** The internal state of a native class. */
  data: unknown = undefined;

  constructor(body: ModuleBody, variables = new Map<string, RubyValue>()) {
    this.body = body;
    this.variables = variables;
  }
}

/** A Set: its elements are the keys of a hash. */
export class RSet {
  readonly hash = new RHash();
}

/** An error as `rescue => error` sees it. */
export class RException {
  readonly className: string;
  message: string;
  readonly variables = new Map<string, RubyValue>();

  constructor(className: string, message: string) {
    this.className = className;
    this.message = message;
  }
}

/** An IP address: an IPAddr. */
export class RAddress {
  readonly address: Address;

  constructor(address: Address) {
    this.address = address;
  }
}

/** A value that only Puppet has: a type, a reference, a timestamp. */
export class RPuppet {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

/** Ruby's notion of truth. */
export function isTruthy(value: RubyValue): boolean {
  return value !== null && value !== false;
}
