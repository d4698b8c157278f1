export { access } from "./access.js";
export { add, divide, modulo, multiply, negate, shiftLeft, shiftRight, subtract } from "./arithmetic.js";
export { assign } from "./assign.js";
export { atLeast, atMost, greater, isIn, isMatch, less, matches, noEntry, usePatterns } from "./compare.js";
export { create } from "./create.js";
export { Failure, Refused } from "./failure.js";
export {
  capitalize,
  downcase,
  empty,
  joinList,
  length,
  not,
  size,
  split,
  strip,
  toFloat,
  toInteger,
  upcase,
} from "./functions.js";
export { each, filter, map, reduce, reject, slice } from "./iteration.js";
export { toJson } from "./json.js";
export { boolean, float, integer, objects, ObjectType, oneOf, string } from "./model.js";
export { Draft, make, problems, read, typeOf, type Given } from "./module.js";
export { PuppetObject, type ObjectState } from "./objects.js";
export { Matches, Pattern, pattern } from "./pattern.js";
export { join, toText } from "./text.js";
export { equal, Hash, hash, isTrue, type Value } from "./values.js";
export { notOneValue, refuseArguments } from "./signatures.js";
export { known, missing, once } from "./variables.js";
