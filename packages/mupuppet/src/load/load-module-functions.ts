import { moduleFunctions, type ModuleFunction } from "../stdlib/index.js";

/** The functions of modules. A command has another module in place of this one. */
export function loadModuleFunctions(): ReadonlyMap<string, ModuleFunction> {
  return moduleFunctions;
}
