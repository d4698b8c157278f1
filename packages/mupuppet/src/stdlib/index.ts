import type { PuppetFunction } from "@cairn/puppet-expressions/evaluate";
import { lists } from "./lists.js";

/** A function that a module brings along in Ruby, written anew. */
export interface ModuleFunction {
  /** It is known only where this module is on the module path. */
  readonly module: string;
  readonly function: PuppetFunction;
}

const byModule: readonly (readonly [module: string, functions: readonly PuppetFunction[]])[] = [["stdlib", lists]];

/** The functions of modules, by name in lower case. */
export const moduleFunctions: ReadonlyMap<string, ModuleFunction> = new Map(
  byModule.flatMap(([module, functions]) => functions.map((each) => [each.name, { module, function: each }])),
);
