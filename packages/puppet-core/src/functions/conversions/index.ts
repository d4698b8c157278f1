/**
 * `new`, and so `Integer("1")`: one conversion per type, declared like a function; `convert` chooses by the type.
 * String conversion has its own format language (`strings`).
 */
export { convert } from "./convert.js";
export { createInitialization } from "./initialization.js";
export { toFormattedString } from "./string.js";
