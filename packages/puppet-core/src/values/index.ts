export * from "./value.js";
export { HashValue } from "./hash.js";
export { identityOf, identityText } from "./identity.js";
export { printFloat, toNumber } from "./numbers.js";
export { inspect, toText } from "./print.js";
export { doubleQuote, printRegexp, quote } from "./quote.js";
export { toPattern } from "./regexp.js";
export { Pattern, patternOf, type Found } from "../patterns/pattern.js";
export { compareValues, equalValues, type Comparison } from "./compare.js";
export { compareText, foldCase } from "./fold-case.js";
export { binaryOf, bytesOf } from "./binary.js";
export { printTime } from "./time.js";
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
  rangeBetween,
  rangeCovers,
  rangeIdentity,
  rangeIncludes,
  rangeOf,
  type VersionRange,
} from "./version-range.js";
export { readRange } from "./read-version-range.js";
export { printUri, readUri, uriFields, uriIdentity, usualPort, type UriParts } from "./uri.js";
export { flattened } from "./flattened.js";
