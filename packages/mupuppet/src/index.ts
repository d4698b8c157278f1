export { parse, tokenize } from "./parse.js";
export { check } from "./check/index.js";
export { format } from "./format/format.js";
export { catalogue } from "./diagnostics/index.js";
export type * from "./ast/index.js";
