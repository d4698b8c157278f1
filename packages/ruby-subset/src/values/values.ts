/**
 * Ruby's values and what all of them share: comparison, conversion, printing, hashing, classes and exceptions.
 */
import type { RHash, RSet } from "./hash.js";
import type {
  RString,
  RSymbol,
  RRange,
  RRegexp,
  RMatch,
  RProc,
  RClass,
  REnumerator,
  RObject,
  RException,
  RAddress,
  RForeign,
} from "./objects.js";

export * from "./objects.js";
export { RHash, RSet } from "./hash.js";

/**
 * A value of Ruby while a template runs: nil is `null`, an Integer is a `bigint`, a Float a `number`, an Array an
 * array; all others are objects of the classes below. Strings, arrays and hashes are mutable, as in Ruby.
 */
export type RubyValue = null | boolean | bigint | number | RubyValue[] | RubyObject;

/** The values that have an identity. */
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
  | RForeign
  | RObject
  | RSet;

/** Ruby's notion of truth. */
export function isTruthy(value: RubyValue): boolean {
  return value !== null && value !== false;
}
