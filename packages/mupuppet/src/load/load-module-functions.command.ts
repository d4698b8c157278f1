import type * as stdlib from "../stdlib/index.js";

/** Loads the functions of modules when one is called. */
export function loadModuleFunctions(): ReadonlyMap<string, stdlib.ModuleFunction> {
  return (require("../stdlib/index.js") as typeof stdlib).moduleFunctions;
}
