import type { PuppetFunction } from "../evaluate/index.js";
import type * as functions from "./index.js";

/** Loads Puppet's functions, or only those that are others in Puppet 7, when a program calls one: a tenth of the start of `type-arm check`. */
export function loadCoreFunctions(isSeven = false): ReadonlyMap<string, PuppetFunction> {
  const { coreFunctions, coreFunctionsOfSeven } = require("./index.js") as typeof functions;
  return isSeven ? coreFunctionsOfSeven : coreFunctions;
}
