import type { PuppetFunction } from "../evaluate/index.js";
import { coreFunctions } from "./index.js";

/** Puppet's functions that depend only on their arguments. A command has another module in place of this one. */
export function loadCoreFunctions(): ReadonlyMap<string, PuppetFunction> {
  return coreFunctions;
}
