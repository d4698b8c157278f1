/**
 * The compiler for SmartFrog as a library. `compile.ts` alone knows the order of the phases; the command line has its adapter
 * in `cli`.
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
