/**
 * What functions that were written in Ruby share: its classes and messages, its order and equality, its random numbers,
 * its number parsing. Languages that bring such functions of their own import this as `functions/ruby`.
 */
export { md5, sha1, sha256 } from "../digest.js";
export { flattened } from "../../values/flattened.js";
export { anyBlock, blockOf, deprecated, iterable, optional, repeated, required } from "../declare.js";
export { noMethod, rubyClass } from "./class-name.js";
export { incomparable, rubyEqual, rubyOrder } from "./compare.js";
export { leadingFloat, leadingInteger, strictFloat } from "./numbers.js";
export { MersenneTwister, numbersOfBytes, type RandomNumbers } from "./random.js";
export { compilePattern } from "./regexp.js";
export { readType, typeInText } from "../type-text.js";
export { formatText } from "../../values/format/format.js";
export { inspectString } from "../../values/format/ruby-values.js";
export { untilBreak } from "../../evaluate/until-break.js";
export { now } from "../now.js";
