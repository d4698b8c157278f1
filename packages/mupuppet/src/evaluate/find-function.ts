import type { PuppetFunction } from "@cairn/puppet-expressions/evaluate";
import { coreFunctions } from "@cairn/puppet-expressions/functions";
import type { Compilation } from "./compilation.js";

/** A function by its name in lower case. */
export function findFunction(compilation: Compilation, name: string): PuppetFunction | undefined {
  return compilation.language.functions.get(name) ?? coreFunctions.get(name);
}
