/**
 * The SmartFrog compiler as a library. Only `compile.ts` knows the order of the phases; the adapter to the command line
 * is in `cli`.
 */
export { parse } from "./parse.js";
export {
  check,
  checkAll,
  compile,
  type Compiled,
  type CompileOptions,
  type OutsideValue,
  type Semantics,
} from "./compile.js";
export { format } from "./format/format.js";
export { catalogue } from "./diagnostics/index.js";
export type * from "./ast.js";
