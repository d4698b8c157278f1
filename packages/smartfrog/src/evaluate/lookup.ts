import { isComponent, kindOf, type Component, type RecordId, type Store } from "@cairn/store";
import type { Level } from "./level.js";

/** There is nothing at the path. */
export const MISSING = 0;

/** Whether there is something at the path can't be said: an error that has been reported hides it. */
export const HIDDEN = -1;

/** An attribute that no program can name marks a component whose attributes are not all known (`check` goes on after errors). */
export const OPEN = "*";

/** What a lookup found: the record of the attribute and the level from which the whole path was found. */
export interface Found {
  readonly record: RecordId;
  readonly level: Level;
}

/** The record at `path` below `component`, `MISSING` or `HIDDEN` (definition 14, *find*). */
export function find(store: Store, component: Component, path: readonly string[]): RecordId {
  let inside = component;
  let record = MISSING;
  for (let index = 0; index < path.length; index++) {
    record = inside.find(path[index]!);
    if (record === MISSING) return inside.find(OPEN) === MISSING ? MISSING : HIDDEN;
    const value = store.log.value(record);
    if (kindOf(value) === "unknown") return HIDDEN;
    if (index === path.length - 1) break;
    if (!isComponent(value)) return MISSING;
    inside = value;
  }
  return record;
}

/**
 * Looks for the whole `path` at `level`, then at each enclosing one up to the root (definition 16, *resolve*).
 * A nearer match of only a part of the path does not stop the search. The components of the levels must be up to date.
 */
export function resolve(store: Store, level: Level, path: readonly string[]): Found {
  for (let at = level; ; at = at.parent!) {
    const record = find(store, at.component, path);
    if (record !== MISSING || !at.parent) return { record, level: at };
  }
}
