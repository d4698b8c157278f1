/**
 * The compiler for Puppet manifests as a library. Only `compile.ts` knows the order of the phases; what most programs
 * don't need (Hiera, templates, the paper's machine) is loaded on demand from `load`.
 */
export { parse, tokenize } from "./parse.js";
export { compile, Compiler, type CompileOptions } from "./compile.js";
export { check } from "./check/index.js";
export { format } from "./format/format.js";
export { catalogue } from "./diagnostics/index.js";
export type * from "@cairn/puppet-core/manifest";
export { printCatalog, type PrintFormat, type PrintOptions } from "./emit/print.js";
export { explain } from "./explain/explain.js";
export { nodeSettings } from "./facts/node-settings.js";
export { readFacts, type NodeFacts } from "./facts/read-facts.js";
export { readTypes, type AddedTypes } from "./resource-types/read-types.js";
export { TypeTable } from "./resource-types/type-table.js";
export type * from "./catalog/catalog.js";
export type {
  Declaration,
  Parameter as ResourceParameter,
  Parameters as ResourceParameters,
  ParameterStep,
  Resource as CatalogResource,
  ResourceKind,
} from "./catalog/resource.js";
export type * from "./evaluate/settings.js";
export type * from "./resource-types/resource-types.js";
