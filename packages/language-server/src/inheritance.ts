import type { Definition, Owner } from "./service.js";
import { symbolsAround } from "./symbols.js";

/** What the members of a type, prototype or class are inherited from, as far as outlines tell. */
export interface Inheritance {
  readonly ownersOf: (key: string) => readonly Owner[];
  readonly definitionsFor: (key: string) => readonly Definition[];
}

/** No more keys than these are looked at for one. */
const mostKeys = 64;

/** The keys under which what is inherited from may define the same, the nearest first. */
export function inheritedKeys(key: string, { definitionsFor, ownersOf }: Inheritance): readonly string[] {
  const found = new Set([key]);
  for (const each of found)
    for (const owner of ownersOf(each))
      for (const parent of parentsOf(owner.key, definitionsFor))
        if (found.size <= mostKeys) found.add(owner.memberOf(parent));
  found.delete(key);
  return [...found];
}

/** The parents of what has a key, theirs, and so on. */
export function ancestorsOf(key: string, { definitionsFor }: Inheritance): readonly string[] {
  const found = new Set([key]);
  for (const each of found)
    for (const parent of parentsOf(each, definitionsFor)) if (found.size <= mostKeys) found.add(parent);
  found.delete(key);
  return [...found];
}

/** Later parents win, so they are the nearer ones. */
function parentsOf(key: string, definitionsFor: Inheritance["definitionsFor"]): string[] {
  return definitionsFor(key).flatMap(({ analysis, place }) => {
    const symbol = symbolsAround(analysis.symbols, place.start).findLast((each) => each.key === key);
    const parents = (symbol?.parents ?? []).toReversed();
    return parents.flatMap((keys) => keys.find((each) => definitionsFor(each).length > 0) ?? []);
  });
}
