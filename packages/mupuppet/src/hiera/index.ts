import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import type { Compilation } from "../evaluate/compilation.js";
import type { Modules } from "../modules/modules.js";
import { hiera, hieraArray, hieraHash, hieraInclude } from "./functions/hiera.js";
import { lookup } from "./functions/lookup.js";
import { Lookups } from "./lookups.js";
import { HieraWorld } from "./world.js";

export type { DataOrigin, Found } from "./found.js";
export type { LookedUp } from "./functions/look-up.js";
export { spanOfOrigin } from "./found.js";
export { Lookups } from "./lookups.js";
export { Invocation } from "./invocation.js";

/** The functions that read Hiera's data, by name. */
export const hieraFunctions: ReadonlyMap<string, PuppetFunction> = new Map(
  [hiera, hieraArray, hieraHash, hieraInclude, lookup].map((each) => [each.name, each]),
);

/** What the nodes of a run share. */
const worlds = new WeakMap<Modules, HieraWorld>();

/** Hiera for one compilation. */
export function createLookups(compilation: Compilation): Lookups {
  const { language, modules } = compilation;
  let world = worlds.get(modules);
  if (!world) worlds.set(modules, (world = new HieraWorld(modules, language.folders, compilation.isStrict)));
  return new Lookups(compilation, world);
}
