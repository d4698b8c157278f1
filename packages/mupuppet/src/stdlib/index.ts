import type { PuppetFunction } from "@cairn/puppet-expressions/evaluate";
import { catalog } from "./catalog/index.js";
import { checks } from "./checks/index.js";
import { arrays } from "./collections/arrays.js";
import { hashes } from "./collections/hashes.js";
import { openstacklib } from "./modules/openstacklib.js";
import { apache, mongodb, mysql, postgresqlTexts } from "./modules/passwords.js";
import { picks } from "./pick.js";
import { truth } from "./truth.js";

/** A function that a module brings along in Ruby, written anew. */
export interface ModuleFunction {
  /** It is known only where this module is on the module path. */
  readonly module: string;
  readonly function: PuppetFunction;
}

const stdlib: readonly (readonly PuppetFunction[])[] = [arrays, catalog, checks, hashes, picks, truth];

const byModule: readonly (readonly [module: string, functions: readonly PuppetFunction[]])[] = [
  ["stdlib", stdlib.flat()],
  ["openstacklib", openstacklib],
  ["apache", apache],
  ["mongodb", mongodb],
  ["mysql", mysql],
  ["postgresql", postgresqlTexts],
];

/** The functions of modules, by name in lower case. */
export const moduleFunctions: ReadonlyMap<string, ModuleFunction> = new Map(
  byModule.flatMap(([module, functions]) => functions.map((each) => [each.name, { module, function: each }])),
);
