import { isComponent, type Component, type RecordId, type Store } from "@cairn/store";
import type { Level } from "./level.js";

/** What a reference resolves to: a place; `null` if a reported error prevents it from resolving. */
export type Destination = Place | null;

/** An attribute of the evaluated store, at one path: a component that was copied has a place for each of its paths. */
export class Place {
  readonly parent: Place | undefined;
  readonly name: string;
  readonly record: RecordId;
  /** Whether its meaning is being computed. */
  inProgress = false;
  /** The record of its meaning, once that is known. */
  meaning: RecordId = 0;
  /**
   * Of a link: the target of its own path, and the end of the chain of links that starts with it; `asked` while in
   * progress.
   */
  target: Destination | "asked" | undefined = undefined;
  end: Destination | "asked" | undefined = undefined;
  /** Of a link whose target is known: the last link on the way there. */
  through: Place | undefined = undefined;
  private children: Map<string, Place> | undefined = undefined;

  constructor(parent: Place | undefined, name: string, record: RecordId) {
    this.parent = parent;
    this.name = name;
    this.record = record;
  }

  /** The place of the attribute `name` in this one. */
  child(name: string, record: RecordId): Place {
    let child = this.children?.get(name);
    if (!child) (this.children ??= new Map()).set(name, (child = new Place(this, name, record)));
    return child;
  }

  get path(): string[] {
    const path: string[] = [];
    for (let place = this as Place; place.parent; place = place.parent) path.push(place.name);
    return path.reverse();
  }
}

/** The component at a place, including the root; `undefined` for any other value. */
export function componentAt(store: Store, place: Place): Component | undefined {
  if (!place.parent) return store.root;
  const value = store.log.value(place.record);
  return isComponent(value) ? value : undefined;
}

/** A place as a namespace, for messages. */
export function levelOf(store: Store, place: Place): Level {
  const places: Place[] = [];
  for (let each: Place | undefined = place; each; each = each.parent) places.push(each);
  return places.reduceRight<Level | undefined>(
    (parent, each) => ({ parent, name: each.name, component: componentAt(store, each)!, checkedAt: store.freezes }),
    undefined,
  )!;
}
