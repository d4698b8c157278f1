export * from "./value.js";
export { settle, type Deep } from "./deep.js";
export { HashValue } from "./hash.js";
export { identityOf, identityText } from "./identity.js";
export { printFloat, toNumber } from "./numbers.js";
export { inspect, toText } from "./print.js";
export { printRegexp, quote } from "./quote.js";
export { toPattern } from "./regexp.js";
export { compareValues, equalValues, type Comparison } from "./compare.js";
