import { isStore, isStoredLink, type Lifted, type Reference, type Store, type Value } from "../oracle/domains.js";

/** An attribute of a store with its path from the root. */
export interface Place {
  readonly path: Reference;
  readonly value: Value;
  /** How many attributes it would add if it is copied. */
  readonly size: number;
}

/** Every attribute below `path`. */
export function placesIn(value: Lifted, path: Reference = []): Place[] {
  const places: Place[] = [];
  if (isStore(value)) collect(value, path, places);
  return places;
}

/** Adds the paths in `store`, and returns how many attributes it has. */
function collect(store: Store, path: Reference, places: Place[]): number {
  let total = store.length;
  for (const [id, value] of store) {
    const inner = [...path, id];
    const size = isStore(value) ? collect(value, inner, places) : 0;
    places.push({ path: inner, value, size });
    total += size;
  }
  return total;
}

/** The paths of stores. */
export function componentsIn(value: Lifted, path: Reference = []): Place[] {
  return placesIn(value, path).filter((place) => isStore(place.value));
}

/** The paths of values that are neither a store nor a stored link. */
export function basicsIn(value: Lifted, path: Reference = []): Place[] {
  return placesIn(value, path).filter((place) => !isStore(place.value) && !isStoredLink(place.value));
}

/** The ways to write a path from inside `namespace`: whole, or without a prefix that both share. */
export function writtenForms(path: Reference, namespace: Reference): Reference[] {
  const forms = [path];
  for (let shared = 0; shared < path.length - 1 && path[shared] === namespace[shared]; shared++) {
    forms.push(path.slice(shared + 1));
  }
  return forms;
}

/** Whether `path` leads to `target` or to something around it. */
export function isAround(path: Reference, target: Reference): boolean {
  return path.length <= target.length && path.every((id, index) => id === target[index]);
}
