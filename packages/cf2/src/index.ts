export { parse } from "./parse.js";
export {
  check,
  checkAll,
  checkAllLater,
  compile,
  compileLater,
  type Compiled,
  type CompileOptions,
} from "./compile.js";
export { print, printFormats, type PrintFormat } from "./emit/print.js";
export { catalogue } from "./diagnostics/index.js";
export { explain } from "./explain/explain.js";
export { format } from "./format/format.js";
export {
  customFunction,
  type CustomFunctionModule,
  type ScriptNumber,
  type ScriptValue,
  type UnevaluatedArgument,
} from "./functions/custom.js";
export { type CallableFunction } from "./functions/function.js";
export { type Answer, type DatabaseBlock, type DatabaseReader, type SignatureChecker } from "./resolve/outside.js";
export type * from "./ast.js";
