import { capitalize, resourceType, type PuppetType } from "@cairn/puppet-core/types";
import type { Compilation } from "./compilation.js";
import { deferredType } from "../values/deferred.js";
import { findAlias } from "./find-alias.js";
import { lookUpResourceType } from "./resource-type.js";

/** A type that isn't built in: an alias, or a resource type. */
export function findType(compilation: Compilation, name: string): PuppetType | undefined {
  if (compilation.isPaper) return resourceType(capitalize(name));
  if (name === "Deferred") return deferredType;
  const alias = findAlias(compilation, name);
  if (alias) return alias;
  const found = lookUpResourceType(name, compilation);
  return found && resourceType(found.name);
}
