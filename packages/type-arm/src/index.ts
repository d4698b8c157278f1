/**
 * The type-arm compiler as a library. Only `compile.ts` knows the order of the phases; the targets are in
 * `emit`.
 */
export { parse, tokenize } from "./parse/parse.js";
export { check, compile, CompiledModel, diff, explain, type CompileOptions } from "./library/library.js";
export { resolve } from "./compile.js";
export type { CheckOptions } from "./check/index.js";
export { format } from "./format/format.js";
export * from "./model/index.js";
export { modelData, type ModelData } from "./emit/model-data.js";
export { core, functionSets, migration, type FunctionEntry, type FunctionSet } from "./logic/function-set.js";
export { allLogic, functionSetOf } from "./logic/used-functions.js";
export { calledFunction, type CalledFunction } from "./logic/calls.js";
export { childrenOf, nodesOf, type Node } from "./ast/children.js";
export { readEcore } from "./read-ecore/read-ecore.js";
export { ecore } from "./emit/ecore/ecore.js";
export { targets, type TargetEntry } from "./emit/targets.js";
export type { Emission, EmitOptions, EmittedFile, NotCarried, Target } from "./emit/target.js";
export { evaluateProgram, type EvaluatedProgram, type EvaluateOptions } from "./instantiate/evaluate-program.js";
export type { Instance } from "./instantiate/instance.js";
export type { Runtime, RunLimits } from "./instantiate/runtime.js";
export { asSeen } from "./serialize/as-seen.js";
export { plainValue, printPlain, type Plain } from "./serialize/plain.js";
export { strayLinks, toData } from "./serialize/to-data.js";
export { toXmi } from "./serialize/to-xmi.js";
export { typeNames, type NamingOptions, type TypeNames } from "./serialize/type-names.js";
export { formatOf, readData, validateData, type DataFileFormat, type DataOptions } from "./validate-data.js";
export { catalogue } from "./diagnostics/index.js";
export type {
  Abstract,
  EnumName,
  EnumType as EnumTypeNode,
  Feature,
  Invariant,
  Member,
  NamedType as NamedTypeNode,
  Program,
  Setting,
  TypeAlias,
  TypeDefinition,
  ValueType as ValueTypeNode,
  WrittenName,
} from "./ast/ast.js";
export * from "@cairn/store/library";
