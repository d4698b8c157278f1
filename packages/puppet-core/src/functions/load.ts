import type { PuppetFunction } from "../evaluate/index.js";
import type { Initialization, InitType } from "../types/index.js";
import { coreFunctions, coreFunctionsOfSeven, createInitialization } from "./index.js";

/** Puppet's functions that need nothing but their arguments, or only those that are others in Puppet 7. A command loads them on first use. */
export function loadCoreFunctions(isSeven = false): ReadonlyMap<string, PuppetFunction> {
  return isSeven ? coreFunctionsOfSeven : coreFunctions;
}

/** The values that `Init[T]` accepts. */
export function loadInitialization(init: InitType): Initialization | undefined {
  return createInitialization(init);
}
