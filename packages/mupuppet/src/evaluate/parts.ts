import type { Lookups } from "@cairn/hiera";
import type { EvaluatorOptions, PuppetFunction } from "@cairn/puppet-core/evaluate";
import type { ModuleFunction } from "../stdlib/index.js";
import type { Compilation } from "./compilation.js";
import type { EncryptedString } from "./check-values.js";

/**
 * What a compiler has besides its evaluator, which imports none of it: `parts.ts` puts them together, and loads them on
 * demand.
 */
export interface Parts {
  /** Puppet's functions that declare something, query what is declared, look up data or render templates, by name. */
  readonly functions: ReadonlyMap<string, PuppetFunction>;
  /** Those of modules, by name. */
  moduleFunctions(): ReadonlyMap<string, ModuleFunction>;
  /** A function in Ruby, by its name in lower case: the one that a file defines, else one that was defined before. */
  rubyFunction(compilation: Compilation, name: string, file: string | undefined): PuppetFunction | undefined;
  /** Hiera, as a node sees it. */
  createLookups(compilation: Compilation): Lookups;
  /** Reports encrypted values in strings of the catalog. */
  reportEncrypted(compilation: Compilation, strings: readonly EncryptedString[]): void;
  /** How expressions are evaluated in the language of the paper. */
  paperKinds(): NonNullable<EvaluatorOptions["kinds"]>;
}
