import { moduleFunctions, type ModuleFunction } from "../stdlib/index.js";

/** The functions that modules bring along: like Puppet's own, a bundled command loads them once one is called. */
export function loadModuleFunctions(): ReadonlyMap<string, ModuleFunction> {
  return moduleFunctions;
}
