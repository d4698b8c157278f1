import { defineLegacy } from "@cairn/puppet-core/functions/legacy";
import { toText } from "@cairn/puppet-core/values";
import type { DeclaredResource } from "../evaluate/declared-resource.js";
import { puppetScopeOf } from "../evaluate/scopes/puppet-scope.js";
import { addTags } from "../evaluate/tags.js";

/** `tag`: adds tags to the enclosing body, which its contents inherit. */
export const tag = defineLegacy("tag", -2, (call, ...values) => {
  addTags(puppetScopeOf(call.scope).resource.tags, values);
  return null;
});

/** `tagged`: whether the enclosing body, one of its containers, or the catalog has all of the tags. */
export const tagged = defineLegacy("tagged", -2, (call, ...values) => {
  const { compilation, resource } = puppetScopeOf(call.scope);
  return values.every((value) => {
    const name = toText(value).toLowerCase();
    return compilation.tags.has(name) || hasTag(resource, name);
  });
});

function hasTag(resource: DeclaredResource, name: string): boolean {
  for (let at = resource; ; at = at.scope.resource) {
    if (at.tags.has(name)) return true;
    if (at.scope.resource === at) return false;
  }
}
