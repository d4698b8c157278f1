/**
 * The specification of an object as data, so that each target can express it in its own language. An Integer is a
 * bigint and a Float a number; undef is null.
 */
export interface ConformanceInstance {
  /** Objects that are made before, by the names under which the others use them (as links, or to be parts). */
  readonly before: readonly NamedMake[];
  /** The object that is checked and shown. */
  readonly make: Make;
}

export interface NamedMake {
  readonly name: string;
  readonly make: Make;
}

/** `Type.new({ values }) |$object| { steps }`; `values` are pairs, because a key may be any string. */
export interface Make {
  readonly kind: "make";
  /** The full name of the type: `Net::Host`. */
  readonly type: string;
  readonly values: readonly (readonly [feature: string, value: Given])[];
  /** The steps of the lambda of `new`: if there are none, there is no lambda. */
  readonly steps: readonly Step[];
}

/** `$object[feature] = value` or `+= value`. */
export interface Step {
  readonly feature: string;
  readonly operator: "=" | "+=";
  readonly value: Given;
}

export type Given = null | boolean | bigint | number | string | readonly Given[] | GivenHash | GivenName | Make;

export interface GivenHash {
  readonly kind: "hash";
  readonly entries: readonly (readonly [key: Given, value: Given])[];
}

/** An object that was made before. */
export interface GivenName {
  readonly kind: "name";
  readonly name: string;
}

/** Values by feature; a bigint is an Integer. */
export type Values = Readonly<Record<string, Given>>;

/** `Type.new({ values })`, and what its lambda does. */
export function make(type: string, values: Values = {}, ...steps: readonly Step[]): Make {
  return { kind: "make", type, values: Object.entries(values), steps };
}

/** An instance that needs no other objects. */
export function one(type: string, values: Values = {}, ...steps: readonly Step[]): ConformanceInstance {
  return { before: [], make: make(type, values, ...steps) };
}

/** An instance with objects that are made before it. */
export function after(before: Readonly<Record<string, Make>>, last: Make): ConformanceInstance {
  return { before: Object.entries(before).map(([name, each]) => ({ name, make: each })), make: last };
}

export function named(name: string): GivenName {
  return { kind: "name", name };
}

export function hash(...entries: readonly (readonly [Given, Given])[]): GivenHash {
  return { kind: "hash", entries };
}

export function set(feature: string, value: Given): Step {
  return { feature, operator: "=", value };
}

export function add(feature: string, value: Given): Step {
  return { feature, operator: "+=", value };
}

export function isGivenList(value: Given): value is readonly Given[] {
  return Array.isArray(value);
}
