import type { Scope } from "@cairn/puppet-expressions/evaluate";
import { resourceType, type PuppetType } from "@cairn/puppet-expressions/types";
import type { Compilation } from "./compilation.js";

/** A type that isn't Puppet's own: an alias, or a resource type. */
export function findType(compilation: Compilation, name: string, _scope: Scope): PuppetType | undefined {
  const { types } = compilation.language;
  if (!name.includes("::") && types.find(name.toLowerCase())) return resourceType(name.toLowerCase());
  return compilation.definitions.findDefine(name) && resourceType(name.toLowerCase());
}
