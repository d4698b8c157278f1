import type { PuppetFunction } from "../evaluate/index.js";
import { coreFunctions, coreFunctionsOfSeven } from "./index.js";

/** Puppet's functions that need nothing but their arguments, or only those that are others in Puppet 7. A command has another module in place of this one. */
export function loadCoreFunctions(isSeven = false): ReadonlyMap<string, PuppetFunction> {
  return isSeven ? coreFunctionsOfSeven : coreFunctions;
}
