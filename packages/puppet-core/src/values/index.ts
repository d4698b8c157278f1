/**
 * The values that programs compute with. Undef, booleans, numbers, strings and arrays are JavaScript's; anything else
 * is an object with a `kind` (`value.ts`). This folder has everything that depends on a value alone: equality and
 * order, printing and parsing, times, versions, URIs. Types are values too, and are printed here; what they accept is
 * decided by `types`.
 */
export * from "./value.js";
export { HashValue } from "./hash.js";
export { identityOf, identityText } from "./identity.js";
export { printFloat, toNumber } from "./numbers.js";
export { inspect, toText } from "./print.js";
export { doubleQuote, printRegexp, quote } from "./quote.js";
export { compareValues, equalValues, type Comparison } from "./compare.js";
export { compareText, foldCase } from "./fold-case.js";
export { binaryOf, bytesOf } from "./binary.js";
export { printTime } from "./print-time.js";
export {
  isStable,
  orderOfVersions,
  printVersion,
  readBefore,
  readVersion,
  versionOf,
  type Version,
} from "./version.js";
export {
  commonRange,
  printRange,
  rangeBetween,
  rangeCovers,
  rangeIdentity,
  rangeIncludes,
  rangeOf,
} from "./version-range.js";
export { beginOf, endOf, type VersionRange } from "./version-interval.js";
export { readRange } from "./read-version-range.js";
export { printUri, readUri, uriFields, uriIdentity, usualPort, type UriParts } from "./uri.js";
export { failEvaluation } from "./fail.js";
export { inspectString, inspectSymbol } from "./format/ruby-values.js";
export { flattened } from "./flattened.js";
