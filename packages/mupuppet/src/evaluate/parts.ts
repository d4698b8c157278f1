import type { Diagnostic } from "@cairn/diagnostics";
import type { Failure } from "@cairn/evaluation";
import type { Lookups } from "@cairn/hiera";
import type { EvaluatorOptions, PuppetFunction } from "@cairn/puppet-core/evaluate";
import type { Program } from "@cairn/puppet-core/manifest";
import type { Initialization, InitType } from "@cairn/puppet-core/types";
import type { PrismParser } from "@cairn/ruby-subset";
import type { Modules } from "../modules/modules.js";
import type { TypeFacts } from "../resource-types/type-facts.js";
import type { ModuleFunction } from "../stdlib/index.js";
import type { Compilation } from "./compilation.js";
import type { EncryptedString } from "./check-values.js";

/** Reads the resource type that a file of Ruby defines. */
export type ReadRubyType = (path: string, name: string) => TypeFacts | Failure;

/**
 * What a compiler has besides its evaluator, which imports none of it: whoever creates a compiler passes it in. `parts.ts` has
 * all of it; a command whose input needs less can load less.
 */
export interface Parts {
  /** Puppet's functions that declare something, query what is declared, look up data or render templates, by name. */
  readonly functions: ReadonlyMap<string, PuppetFunction>;
  /** Those that depend only on their arguments, and of these the ones that are others in Puppet 7. */
  readonly coreFunctions: ReadonlyMap<string, PuppetFunction>;
  readonly coreFunctionsOfSeven: ReadonlyMap<string, PuppetFunction>;
  /** The values that `Init[T]` accepts. */
  createInitialization(init: InitType): Initialization | undefined;
  /** The functions of modules, by name. */
  readonly moduleFunctions: ReadonlyMap<string, ModuleFunction>;
  /** A function in Ruby, by its name in lower case: the one that a file defines, else one that was defined before. */
  rubyFunction(compilation: Compilation, name: string, file: string | undefined): PuppetFunction | undefined;
  /** Reads the resource types of modules. */
  createRubyTypes(modules: Modules, parse: PrismParser): ReadRubyType;
  /** Hiera, as a node sees it. */
  createLookups(compilation: Compilation): Lookups;
  /** Reports encrypted values in strings of the catalog. */
  reportEncrypted(compilation: Compilation, strings: readonly EncryptedString[]): void;
  /** The language of the paper, for its profile. */
  readonly paper: {
    readonly kinds: NonNullable<EvaluatorOptions["kinds"]>;
    check(program: Program): readonly Diagnostic[];
    evaluate(compilation: Compilation): void;
  };
}
