import type { Component } from "./component.js";
import { explainAll } from "./explain-all.js";
import type { Explanation } from "./explanation.js";
import { formatPath } from "./path.js";
import type { RecordId } from "./provenance.js";
import type { Store } from "./store.js";
import { isComponent, type StoreValue } from "./value.js";

/** How an explanation is worded, and how long it may be. */
export interface ExplainOptions {
  /** By default joined by `:`. */
  readonly formatPath?: (path: readonly string[]) => string;
  /** Why `winner`, which is at `place`, replaced `loser`; by default "replaced by <step> at <place>". */
  readonly why?: (loser: RecordId, winner: RecordId, place: string) => string;
  /** The most explanations of one answer; by default 1,000. */
  readonly maxSteps?: number;
}

/** Explains where the value at `path` below `component` comes from; `undefined` if it doesn't exist. */
export function explain(
  store: Store,
  component: Component,
  path: readonly string[],
  options: ExplainOptions = {},
): Explanation | undefined {
  if (path.length === 0 || store.find(component, path) === 0) return undefined;
  return explainAll(store, component, path, {
    formatPath: options.formatPath ?? ((names) => formatPath(names)),
    why: options.why ?? ((_, winner, place) => `replaced by ${store.log.stepName(winner)} at ${place}`),
    maxSteps: Math.max(1, options.maxSteps ?? 1000),
  });
}

/** The first missing name of `path`, and the existing names: for suggestions. */
export function missingName(
  store: Store,
  component: Component,
  path: readonly string[],
): { readonly index: number; readonly names: readonly string[] } | undefined {
  let inside: StoreValue = component;
  for (const [index, name] of path.entries()) {
    const record: RecordId = isComponent(inside) ? inside.find(name) : 0;
    if (record === 0) return { index, names: isComponent(inside) ? [...inside.entries()].map(([known]) => known) : [] };
    inside = store.log.value(record);
  }
  return undefined;
}
