/**
 * `new`, and so `Integer("1")`: a conversion for each type that has one, declared like a function; `convert` chooses by the
 * type. How values become strings is a language of formats of its own (`strings`).
 */
export { convert } from "./convert.js";
export { toFormattedString } from "./string.js";
