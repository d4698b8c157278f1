import type { Binding } from "@cairn/puppet-core/evaluate";
import type { Compilation } from "../compilation.js";
import { classTitle } from "../resource-table.js";
import type { PuppetScope } from "./puppet-scope.js";
import { readOwn } from "./variables.js";

/** The binding of `$::x` or `$a::b::x`: of top scope, or of a declared class and its parent classes. */
export function findQualified(compilation: Compilation, name: string): Binding | undefined {
  const plain = name.startsWith("::") ? name.slice(2) : name;
  const cut = plain.lastIndexOf("::");
  if (cut < 0) return readOwn(compilation.top.own(plain));
  const variable = plain.slice(cut + 2);
  let scope: PuppetScope | undefined = compilation.classScope(plain.slice(0, cut));
  while (scope?.resource.isClass) {
    const binding = scope.own(variable);
    if (binding) return readOwn(binding);
    // The paper's rule QVar searches only the scope of the class itself.
    scope = compilation.isPaper ? undefined : inheritedScope(scope);
  }
  return undefined;
}

function inheritedScope({ owner, parent }: PuppetScope): PuppetScope | undefined {
  return owner.kind === "class" && owner.parent !== undefined ? parent : undefined;
}

/** A class's name as a key: in lower case, without leading `::`. */
export function className(name: string): string {
  return classTitle(name).toLowerCase();
}
