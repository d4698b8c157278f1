export { parse, tokenize } from "./parse.js";
export { check, compile, type CompileOptions } from "./compile.js";
export { resolve, type ResolveOptions } from "./resolve/resolve.js";
export * from "./model/index.js";
export { core, functionSets, migration, type FunctionEntry, type FunctionSet } from "./logic/function-set.js";
export { allLogic, functionSetOf } from "./logic/used-functions.js";
export { calledFunction, type CalledFunction } from "./logic/calls.js";
export { childrenOf, nodesOf, type Node } from "./ast/children.js";
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
} from "./ast/index.js";
