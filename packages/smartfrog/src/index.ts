/**
 * The SmartFrog compiler as a library. Only `compile.ts` knows the order of the phases; the adapter to the command line
 * is in `cli`.
 */
export { parse } from "./parse/parse.js";
export type { CompileOptions, OutsideValue, Semantics } from "./compile.js";
export type { Extensions } from "./parse/extensions.js";
export { check, compile, diff, explain, type CompiledProgram } from "./library/library.js";
export { format } from "./format/format.js";
export { catalogue } from "./diagnostics/index.js";
export type * from "./ast/ast.js";
export * from "@cairn/store/library";
