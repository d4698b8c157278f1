export { parse, tokenize } from "./parse.js";
export { catalogue } from "./diagnostics/index.js";
export type * from "./ast/index.js";
