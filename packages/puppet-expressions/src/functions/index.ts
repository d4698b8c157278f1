import type { PuppetFunction } from "../evaluate/index.js";

/** Puppet's functions that need nothing but their arguments (and a block), by name. */
export const coreFunctions: ReadonlyMap<string, PuppetFunction> = new Map();
