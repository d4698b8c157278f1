import type { PuppetFunction } from "../evaluate/index.js";
import type * as functions from "./index.js";

/** Loads Puppet's functions when a program calls one: a tenth of the start of `type-arm check`. */
export function loadCoreFunctions(): ReadonlyMap<string, PuppetFunction> {
  return (require("./index.js") as typeof functions).coreFunctions;
}
