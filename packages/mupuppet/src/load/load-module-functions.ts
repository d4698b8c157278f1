import { moduleFunctions, type ModuleFunction } from "../stdlib/index.js";

/** The functions of modules. A command loads them on first use. */
export function loadModuleFunctions(): ReadonlyMap<string, ModuleFunction> {
  return moduleFunctions;
}
