import { isComponent, kindOf, type Component, type RecordId, type Store } from "@cairn/store";
import type { Level } from "./level.js";

/** There is nothing at the path. */
export const MISSING = 0;

/** Whether there is something at the path can't be said: an error that has been reported hides it. */
export const HIDDEN = -1;

/** The path leads on through a link that is stored (`forward`). */
export const THROUGH_LINK = -2;

/** An attribute that no program can name marks a component whose attributes are not all known (`check` goes on after errors). */
export const OPEN = "*";

/** Where `check` puts an assignment that was refused: under a name that no program can spell, in the last component on its way. */
export function refusedName(path: readonly string[]): string {
  return `*${path.join(":")}`;
}

/** Whether `name` is a refused one: what lies around its component isn't known. */
export function isRefused(name: string): boolean {
  return name.startsWith(OPEN);
}

/** What a lookup found: the record of the attribute and the level from which the whole path led to it. */
export interface Found {
  readonly record: RecordId;
  readonly level: Level;
}

/** The record at `path` below `component`, `MISSING`, `HIDDEN` or `THROUGH_LINK` (definition 14, *find*). */
export function find(store: Store, component: Component, path: readonly string[]): RecordId {
  let inside = component;
  for (let index = 0; ; index++) {
    const record = inside.find(path[index]!);
    if (record === MISSING) return isHidden(inside, path.slice(index)) ? HIDDEN : MISSING;
    const value = store.log.value(record);
    if (kindOf(value) === "unknown") return HIDDEN;
    if (index === path.length - 1) return record;
    if (kindOf(value) === "link") return THROUGH_LINK;
    if (!isComponent(value)) return isHidden(inside, path.slice(index)) ? HIDDEN : MISSING;
    inside = value;
  }
}

/** Of longer paths the beginnings take too long to write out. */
const shortPath = 32;

/** Whether an error that has been reported may be why there is nothing at `path`. */
export function isHidden(component: Component, path: readonly string[]): boolean {
  if (component.find(OPEN) !== MISSING) return true;
  if (path.length > shortPath) return holdsRefused(component, `${refusedName(path)}:`);
  return path.some((_, index) => component.find(refusedName(path.slice(0, index + 1))) !== MISSING);
}

/** Whether a refused name begins the path, name by name. */
function holdsRefused(component: Component, path: string): boolean {
  for (const [name] of component.entries()) {
    if (name.startsWith(OPEN) && path.startsWith(`${name}:`)) return true;
  }
  return false;
}

/**
 * Looks for the whole `path` at `level`, then at each enclosing one up to the root (definition 16, *resolve*).
 * A nearer match of only a part of the path does not stop the search. The components of the levels must be up to date.
 */
export function resolve(store: Store, level: Level, path: readonly string[]): Found {
  for (let at = level; ; at = at.parent!) {
    const record = find(store, at.component, path);
    if (record !== MISSING || !at.parent) return { record, level: at };
    if (isRefused(at.name)) return { record: HIDDEN, level: at };
  }
}

/** The record that was found by `path`, as an attribute of the component where it was found: to be named as a source. */
export function sourceOf(store: Store, { level }: Found, path: readonly string[]): RecordId {
  let container = level.component;
  for (const name of path.slice(0, -1)) container = store.get(container, name) as Component;
  return store.attribute(container, path[path.length - 1]!);
}
