import { isComponent, kindOf, type Component, type RecordId, type Store } from "@cairn/store";
import type { Level } from "./level.js";

/** The path doesn't exist. */
export const MISSING = 0;

/** It is unknown whether the path exists, because of an error that has been reported. */
export const HIDDEN = -1;

/** The path leads through a stored link (`forward`). */
export const THROUGH_LINK = -2;

/**
 * An attribute name that no program can spell, which marks a component whose attributes are not all known (`check`
 * continues after errors).
 */
export const OPEN = "*";

/**
 * The key under which `check` records a rejected assignment, in the last component on its path; no program can spell
 * it.
 */
export function rejectedName(path: readonly string[]): string {
  return `*${path.join(":")}`;
}

/** Whether `name` is the key of a rejected assignment: the attributes of its component aren't all known. */
export function isRejectedName(name: string): boolean {
  return name.startsWith(OPEN);
}

/** The result of a lookup: the record of the attribute and the level from which the whole path resolved. */
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

/** Checking all prefixes of longer paths would take too long. */
const shortPath = 32;

/** Whether a reported error may be the reason why `path` doesn't exist. */
export function isHidden(component: Component, path: readonly string[]): boolean {
  if (component.find(OPEN) !== MISSING) return true;
  if (path.length > shortPath) return hasRejectedPrefix(component, `${rejectedName(path)}:`);
  return path.some((_, index) => component.find(rejectedName(path.slice(0, index + 1))) !== MISSING);
}

/** Whether a rejected assignment's path is a prefix of `path`. */
function hasRejectedPrefix(component: Component, path: string): boolean {
  for (const [name] of component.entries()) {
    if (name.startsWith(OPEN) && path.startsWith(`${name}:`)) return true;
  }
  return false;
}

/**
 * Looks up the whole `path` at `level`, then at each enclosing level up to the root (definition 16, *resolve*). A
 * nearer match of only a part of the path does not stop the search. The components of the levels must be up to date.
 */
export function resolve(store: Store, level: Level, path: readonly string[]): Found {
  for (let at = level; ; at = at.parent!) {
    const record = find(store, at.component, path);
    if (record !== MISSING || !at.parent) return { record, level: at };
    if (isRejectedName(at.name)) return { record: HIDDEN, level: at };
  }
}

/** The record found at `path`, as an attribute of the component where it was found, to be recorded as a source. */
export function sourceOf(store: Store, { level }: Found, path: readonly string[]): RecordId {
  let container = level.component;
  for (const name of path.slice(0, -1)) container = store.get(container, name) as Component;
  return store.attribute(container, path[path.length - 1]!);
}
