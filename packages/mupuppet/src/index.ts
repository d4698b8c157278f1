/**
 * The compiler for Puppet manifests as a library. Only `compile.ts` knows the order of the phases; what most programs
 * don't need (Hiera, templates, the paper's machine) is in `load`.
 */
export { parse, tokenize } from "./parse/parse.js";
export {
  check,
  compile,
  diff,
  environmentSource,
  explain,
  type CompiledCatalog,
  type DiffOptions,
} from "./library/library.js";
export type { CatalogData, ResourceData } from "./library/catalog-data.js";
export type { StateFiles } from "./facts/state-files.js";
export type { CompileOptions, FileOrData } from "./library/options.js";
/** What Puppet refuses before it runs, in the tree of one manifest. */
export { check as checkProgram } from "./check/index.js";
export { format } from "./format/format.js";
export { catalogue } from "./diagnostics/index.js";
export type { Profile } from "./profiles.js";
export type { ScriptFunction } from "./scripts/script-function.js";
export type * from "@cairn/puppet-core/manifest";
export type { PuppetFunction } from "@cairn/puppet-core/evaluate";
export type { PrismParser } from "@cairn/ruby-subset/prism";
export * from "@cairn/store/library";
