import { isStore, isStoredLink, type Lifted, type Reference, type Store, type Value } from "../oracle/domains.js";
import { printedSize } from "../oracle/json.js";

/** An attribute of a store with its path from the root. */
export interface Place {
  readonly path: Reference;
  readonly value: Value;
}

/** Every attribute below `path`, outer ones first. */
export function placesIn(value: Lifted, path: Reference = []): Place[] {
  if (!isStore(value)) return [];
  return value.flatMap(([id, inner]) => {
    const place = { path: [...path, id], value: inner };
    return [place, ...placesIn(inner, place.path)];
  });
}

/** The places that hold a store. */
export function componentsIn(value: Lifted, path: Reference = []): Place[] {
  return placesIn(value, path).filter((place) => isStore(place.value));
}

/** The places that hold neither a store nor a stored link. */
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

export function sizeOf(value: Value): number {
  return isStore(value) ? printedSize(value) : 1;
}

export function sizeOfStore(store: Store): number {
  return printedSize(store);
}
