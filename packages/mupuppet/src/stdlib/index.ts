/**
 * Functions of puppetlabs-stdlib, and of other widely used modules, in place of their Ruby: a folder for each family,
 * each function as its module documents it. A function is available if its module is on the module path.
 */
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { catalog } from "./catalog/index.js";
import { checks } from "./checks/index.js";
import { collections } from "./collections/index.js";
import { data } from "./data/index.js";
import { facts } from "./facts.js";
import { modules } from "./modules/index.js";
import { networks } from "./networks.js";
import { numbers } from "./numbers.js";
import { passwords } from "./passwords/index.js";
import { picks } from "./pick.js";
import { random } from "./random.js";
import { refusedFunctions, refusedNames } from "./refused.js";
import { strings } from "./strings/index.js";
import { truth } from "./truth.js";

/** A function that a module defines in Ruby, reimplemented. */
export interface ModuleFunction {
  /** It is available only if this module is on the module path. */
  readonly module: string;
  readonly function: PuppetFunction;
  /** Whether it only explains why it can't be run. */
  readonly isRefused: boolean;
}

const stdlib: readonly (readonly PuppetFunction[])[] = [
  catalog,
  checks,
  collections,
  data,
  facts,
  networks,
  numbers,
  passwords,
  picks,
  random,
  strings,
  truth,
];

/** The functions of modules, by name in lower case. */
export const moduleFunctions: ReadonlyMap<string, ModuleFunction> = new Map(
  [["stdlib", stdlib.flat()] as const, ...modules, ...refusedFunctions].flatMap(([module, functions]) => {
    return functions.map((each) => {
      return [each.name, { module, function: each, isRefused: refusedNames.has(each.name) }] as const;
    });
  }),
);
