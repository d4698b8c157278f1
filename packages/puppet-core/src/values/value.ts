import type { CallableType, ObjectType, PuppetType } from "../types/type.js";
import type { HashValue } from "./hash.js";

/**
 * A value of Puppet at run time. Undef is `null`, an integer is a `bigint` (64 bits, see `isInteger64`), a float is a
 * `number`; strings, booleans and arrays are JavaScript's. Everything else is an object with a `kind`. Resource and class
 * references are data types, as they are for Puppet.
 */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly Value[]
  | DefaultValue
  | RegexpValue
  | HashValue
  | PuppetType
  | SensitiveValue
  | TimeValue
  | VersionValue
  | VersionRangeValue
  | BinaryValue
  | UriValue
  | CallableValue
  | IteratorValue
  | ObjectValue;

/** The word `default`. */
export interface DefaultValue {
  readonly kind: "default";
}

/** A regular expression: its text in Ruby's notation, without the slashes. */
export interface RegexpValue {
  readonly kind: "regexp";
  readonly source: string;
}

/** A value that is never printed. */
export interface SensitiveValue {
  readonly kind: "sensitive";
  readonly value: Value;
}

/** A point in time (since 1970, UTC) or a length of time, in nanoseconds. */
export interface TimeValue {
  readonly kind: "timestamp" | "timespan";
  readonly nanoseconds: bigint;
}

/** A version, as Semantic Versioning 2.0.0 writes it. */
export interface VersionValue {
  readonly kind: "version";
  readonly text: string;
}

/** A range of versions, as it was written; or with its ends, where it was made of two versions. */
export interface VersionRangeValue {
  readonly kind: "versionRange";
  readonly text: string;
  readonly from?: VersionValue | undefined;
  readonly to?: VersionValue | undefined;
  readonly excludesTo?: boolean | undefined;
}

/** Bytes, in strict Base64. */
export interface BinaryValue {
  readonly kind: "binary";
  readonly base64: string;
}

/** An address, as it was written. */
export interface UriValue {
  readonly kind: "uri";
  readonly text: string;
}

/** A lambda or a function: what it does is the evaluator's affair, here it has only a type. */
export interface CallableValue {
  readonly kind: "callable";
  readonly type: CallableType;
}

/** What a function of iteration gives where it isn't called with a block. */
export interface IteratorValue {
  readonly kind: "iterator";
  readonly elementType: PuppetType;
  /** The type of elements without what only belongs to single values, which messages show. */
  readonly generalType: PuppetType;
}

/** An object of a type that the language around defines: what it holds is that language's affair. */
export interface ObjectValue {
  readonly kind: "object";
  readonly objectType: ObjectType;
  /** What a string shows of it. */
  readonly text: string;
  /** What can be read of it (`$object.name`): two of a type are the same where these are. Without them it is only the same as itself. */
  readonly attributes?: HashValue | undefined;
}

/** The one value of the word `default`. */
export const defaultValue: DefaultValue = Object.freeze({ kind: "default" });

/** Any value that is an object with a `kind`. */
export type KindValue = Extract<Value, { readonly kind: string }>;

/** Whether `value` is an array. */
export function isArray(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** The kind of a value that is an object; nothing for undef, booleans, numbers, strings and arrays. */
export function kindOf(value: Value): KindValue["kind"] | undefined {
  return typeof value === "object" && value !== null && !isArray(value) ? value.kind : undefined;
}

/** Whether `value` is a data type (or a reference to a resource or class). */
export function isType(value: Value): value is PuppetType {
  return kindOf(value) === "type";
}

/** Whether `value` is a hash. */
export function isHash(value: Value): value is HashValue {
  return kindOf(value) === "hash";
}

/** Whether an integer has a place in 64 bits; Puppet refuses any other. */
export function isInteger64(value: bigint): boolean {
  return value >= -(1n << 63n) && value < 1n << 63n;
}
