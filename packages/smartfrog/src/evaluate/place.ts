import { isComponent, type Component, type RecordId, type Store } from "@cairn/store";
import type { Level } from "./level.js";

/** Where a reference leads: a place; `null` where an error that has been reported keeps it from leading anywhere. */
export type Destination = Place | null;

/** An attribute of the finished store, at one path: a component that was copied has a place for each of its paths. */
export class Place {
  readonly parent: Place | undefined;
  readonly name: string;
  readonly record: RecordId;
  /** Whether its meaning is being worked out. */
  inProgress = false;
  /** The record of its meaning, once that is known. */
  meaning: RecordId = 0;
  /** Of a link: where its own path leads, and where the chain of links ends that begins with it; `asked` while that is looked for. */
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

/** The component at a place, the root's included; `undefined` where there is another value. */
export function componentAt(store: Store, place: Place): Component | undefined {
  if (!place.parent) return store.root;
  const value = store.log.value(place.record);
  return isComponent(value) ? value : undefined;
}

/** The namespace that a place is, for messages. */
export function levelOf(store: Store, place: Place): Level {
  const places: Place[] = [];
  for (let each: Place | undefined = place; each; each = each.parent) places.push(each);
  return places.reduceRight<Level | undefined>(
    (parent, each) => ({ parent, name: each.name, component: componentAt(store, each)!, checkedAt: store.freezes }),
    undefined,
  )!;
}
