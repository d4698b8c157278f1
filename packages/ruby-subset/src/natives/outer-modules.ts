import { knownClasses } from "../values/classes.js";
import type { NativeClass } from "../values/module-body.js";

/** Further classes beside known ones, by name: `A::B` needs a module `A` if nothing else has that name. */
export function withOuterModules(
  known: ReadonlyMap<string, NativeClass>,
  more: Iterable<NativeClass>,
): ReadonlyMap<string, NativeClass> {
  const all = new Map(known);
  const names: string[] = [];
  for (const each of more) {
    all.set(each.name, each);
    names.push(each.name);
  }
  for (const name of names) {
    for (let cut = name.lastIndexOf("::"); cut > 0; cut = name.lastIndexOf("::", cut - 1)) {
      const outer = name.slice(0, cut);
      if (!all.has(outer) && !knownClasses.has(outer)) all.set(outer, { name: outer, isModule: true });
    }
  }
  return all;
}
