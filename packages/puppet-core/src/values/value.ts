import type { Pending } from "@cairn/evaluation";
import type { CallableType, ObjectType, PuppetType } from "../types/type.js";
import type { HashValue } from "./hash.js";

/**
 * A value of Puppet at run time. Undef is `null`, an integer is a `bigint` (64 bits, see `isInteger64`), a float is a
 * `number`; strings, booleans and arrays are JavaScript's. Everything else is an object with a `kind`. Resource and
 * class references are data types, as in Puppet.
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
  | ObjectValue
  | SymbolValue;

/** The word `default`. */
export interface DefaultValue {
  readonly kind: "default";
}

/** A regular expression: its source in Ruby's notation, without the slashes. */
export interface RegexpValue {
  readonly kind: "regexp";
  readonly source: string;
}

/** A value that is never printed. */
export interface SensitiveValue {
  readonly kind: "sensitive";
  readonly value: Value;
}

/** A timestamp (since 1970, UTC) or a timespan, in nanoseconds. */
export interface TimeValue {
  readonly kind: "timestamp" | "timespan";
  readonly nanoseconds: bigint;
}

/** A version in the notation of Semantic Versioning 2.0.0. */
export interface VersionValue {
  readonly kind: "version";
  readonly text: string;
}

/** A range of versions, as it was written; or with its bounds, if it was made from two versions. */
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

/** A URI, as it was written. */
export interface UriValue {
  readonly kind: "uri";
  readonly text: string;
}

/** A symbol of Ruby, which only functions in Ruby return: no string equals it. */
export interface SymbolValue {
  readonly kind: "symbol";
  readonly text: string;
}

/** Whether a value is `undef`, or the symbol `:undef` that a function in Ruby passed on. */
export function isUndef(value: Value): boolean {
  return value === null || (kindOf(value) === "symbol" && (value as SymbolValue).text === "undef");
}

/** A lambda or a function: the evaluator knows how to call it, here it has only a type. */
export interface CallableValue {
  readonly kind: "callable";
  readonly type: CallableType;
}

/** The result of an iteration function that is called without a block. */
export interface IteratorValue {
  readonly kind: "iterator";
  readonly elementType: PuppetType;
  /** The generalized type of the elements, which messages show. */
  readonly generalType: PuppetType;
}

/** An object of a type that the language defines: its contents are up to that language. */
export interface ObjectValue {
  readonly kind: "object";
  readonly objectType: ObjectType;
  /** Its string conversion. */
  readonly text: string;
  /** What can be read of it (`$object.name`): two of a type are the same where these are. Without them it is only the same as itself. */
  readonly attributes?: HashValue | undefined;
  /** What can be called of it (`$object.name(…)`). */
  readonly methods?: Pick<ReadonlyMap<string, ObjectMethod>, "get"> | undefined;
  /** The hash that a new one like it is made from: it is printed in place of `text`. */
  readonly contents?: HashValue | undefined;
  /** What `==` compares, if that isn't `attributes`. */
  readonly identity?: Value | undefined;
}

/** A method of an object: gets the arguments of a call, and its block. */
export type ObjectMethod = (values: readonly Value[], block: CallableValue | undefined) => Pending<Value>;

/** The only value of the word `default`. */
export const defaultValue: DefaultValue = Object.freeze({ kind: "default" });

/** Any value that is an object with a `kind`. */
export type KindValue = Extract<Value, { readonly kind: string }>;

/** Whether `value` is an array. */
export function isArray(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** The kind of a value that is an object; undefined for undef, booleans, numbers, strings and arrays. */
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

/** Whether an integer fits in 64 bits; Puppet rejects any other. */
export function isInteger64(value: bigint): boolean {
  return value >= -(1n << 63n) && value < 1n << 63n;
}
