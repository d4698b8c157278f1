/**
 * The CF2 compiler as a library. Only `compile.ts` knows the order of the phases; what needs Node.js is in `node` and
 * `cli`.
 */
export { parse } from "./parse/parse.js";
export {
  audit,
  check,
  compile,
  compileLater,
  diff,
  explain,
  checkByPolicy,
  type CompiledConfiguration,
  type Options as CompileOptions,
} from "./library/library.js";
export { catalogue } from "./diagnostics/index.js";
export { format } from "./format/format.js";
export {
  customFunction,
  type CustomFunctionModule,
  type FunctionCall,
  type LowerMutation,
  type ScriptNumber,
  type ScriptValue,
  type UnevaluatedArgument,
} from "./functions/custom.js";
export { type CallableFunction } from "./evaluate/function.js";
export { type Answer, type DatabaseBlock, type DatabaseReader, type SignatureChecker } from "./resolve/outside.js";
export { load, type LoadOptions } from "./library/load.js";
export { ExactNumber, type Data, type DataBlock, type DataOptions } from "./library/data.js";
export { childrenOf, descendantsOf } from "./ast/children.js";
export { type ImportRoots } from "./resolve/import-roots.js";
export { readPolicy, type Policy, type PolicyRule } from "./audit/policy.js";
export { Reads } from "./audit/reads.js";
export {
  type AuditedConsequence,
  type AuditedDefinition,
  type AuditedFile,
  type AuditedOverride,
} from "./audit/report.js";
export type * from "./ast/ast.js";
export * from "@cairn/store/library";
