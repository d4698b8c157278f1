export { md5, sha1, sha256 } from "../digest/index.js";
export { flattened } from "../collections-lists.js";
export { anyBlock, blockOf, deprecated, iterable, optional, repeated, required } from "../declare.js";
export { noMethod } from "./class-name.js";
export { incomparable, rubyEqual, rubyOrder } from "./compare.js";
export { leadingFloat, leadingInteger, strictFloat } from "./numbers.js";
export { MersenneTwister } from "./random.js";
export { compilePattern } from "./regexp.js";
export { readType } from "../type-text.js";
