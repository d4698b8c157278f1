import { capitalize } from "@cairn/puppet-core/types";
import type { Catalog } from "../catalog/catalog.js";
import { referenceTo, type Resource } from "../catalog/resource.js";

/** The resources of a catalog by their references. */
export function resourcesByReference(catalog: Catalog): ReadonlyMap<string, Resource> {
  return new Map(catalog.resources.map((resource) => [referenceTo(resource.type, resource.title), resource]));
}

/**
 * A reference as catalogs write it: `File[/tmp]` for `file[/tmp]`, and `Class[Apache::Mod]` for `Class[apache::mod]`.
 */
export function canonicalReference(text: string): string {
  const match = /^(?:::)?([^[]+)\[([^]*)\]$/.exec(text);
  if (!match) return text;
  const [type, title] = [capitalize(match[1]!.toLowerCase()), match[2]!.replace(/^(['"])([^]*)\1$/, "$2")];
  return referenceTo(type, type === "Class" && title !== "main" ? capitalize(title.replace(/^::/, "")) : title);
}
