import type { Pending } from "@cairn/evaluation";
import { identityText, type Value } from "@cairn/puppet-core/values";
import type { Binding } from "../world/context.js";
import type { Address } from "./internet-address.js";
import type { RHash } from "./hash.js";
import type { Meter } from "./meter.js";
import type { ModuleBody } from "./module-body.js";
import type { RubyValue } from "./values.js";

/** Ruby's String, which can be changed in place. */
export class RString {
  text: string;
  /** Whether each character represents a byte: a binary string. */
  isBinary = false;
  /** Its encoding; without one it is UTF-8, or bytes. */
  encoding: string | undefined = undefined;
  isFrozen = false;

  constructor(text: string) {
    this.text = text;
  }
}

const symbols = new Map<string, RSymbol>();

/** Ruby's Symbol: one object for each name. */
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

/** Ruby's Range. */
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

/** Ruby's Regexp, as it is written. */
export class RRegexp {
  readonly source: string;
  /** A subset of `m`, `i` and `x`. */
  readonly options: string;

  constructor(source: string, options: string) {
    this.source = source;
    this.options = options;
  }
}

/** Ruby's MatchData; `at` is the offset of the match in UTF-16 units. */
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
  /** `binding`: where it is run as if it was elsewhere. */
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
  /** Its size, or what computes it, where somebody has stated it. */
  readonly size: RubyValue | undefined;

  constructor(target: RubyValue, method: string, args: readonly RubyValue[], size?: RubyValue) {
    this.target = target;
    this.method = method;
    this.args = args;
    this.size = size;
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
  isFrozen = false;

  constructor(body: ModuleBody, variables = new Map<string, RubyValue>()) {
    this.body = body;
    this.variables = variables;
  }
}

/** An error as `rescue => error` sees it. */
export class RException {
  readonly className: string;
  message: string;
  readonly variables = new Map<string, RubyValue>();
  /** The error that was being handled when this one was raised. */
  cause: RException | undefined = undefined;

  constructor(className: string, message: string) {
    this.className = className;
    this.message = message;
  }
}

/** An IP address: an IPAddr. */
export class RAddress {
  /** Replaced when a program sets the prefix or the zone. */
  address: Address;

  constructor(address: Address) {
    this.address = address;
  }
}

/** A value of the host that Ruby has no class for. What Ruby sees of it is for the host to say. */
export abstract class RForeign {
  /** The host's value, as its functions take it. */
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }

  /** The name of its class, whose methods are those of the host's native class of this name. */
  abstract get className(): string;

  /** Its string. */
  abstract get text(): string;

  /** As `inspect` shows it. */
  get inspected(): string {
    return this.text;
  }

  /** The same for all that are the same. */
  get identity(): string {
    return identityText(this.value);
  }

  /** What Psych writes of it; undefined for its string. */
  abstract yaml(meter: Meter): YamlObject | undefined;
}

/** An object of a class as Psych writes it: a tag with the class's name, and the object's contents. */
export interface YamlObject {
  readonly tag: string;
  readonly members: RHash;
}
