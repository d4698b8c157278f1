import { attempt } from "./attempt.js";
import type { Compilation } from "./compilation.js";
import type { DeclaredResource } from "./declared-resource.js";
import { alreadyAliased } from "./duplicates.js";
import { explicitAliases, keyText } from "./resource-table.js";

/**
 * Reports resources that finally have the same alias, or another one's title: containers and collectors pass aliases on
 * to many. Errors at the declaration are reported already.
 */
export function checkAliases(compilation: Compilation): void {
  if (compilation.hasFailed) return;
  const types = new Set<string>();
  for (const { parameters, type } of compilation.resources.all) if (parameters.has("alias")) types.add(type);
  for (const type of types) {
    const named = new Map<string, DeclaredResource>();
    for (const resource of compilation.resources.ofType(type)) {
      if (!resource.virtual || resource.exported) attempt(compilation, resource, () => enter(resource, named));
    }
  }
}

function enter(resource: DeclaredResource, named: Map<string, DeclaredResource>): undefined {
  for (const name of [resource.title, ...explicitAliases(resource)]) {
    const key = keyText([name]);
    const existing = named.get(key);
    if (existing && existing !== resource) throw alreadyAliased(resource, existing, [name]);
    named.set(key, resource);
  }
}
