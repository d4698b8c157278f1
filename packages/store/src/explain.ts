import type { Component } from "./component.js";
import type { Explanation } from "./explanation.js";
import type { RecordId } from "./provenance.js";
import type { Store } from "./store.js";

export interface ExplainOptions {
  /** By default joined by `:`. */
  readonly formatPath?: (path: readonly string[]) => string;
  /** Why `loser` gave way to `winner`, at the place `at`; by default "replaced by a later <step> at file:line". */
  readonly why?: (loser: RecordId, winner: RecordId, at: string) => string;
  /** The most explanations of one answer; by default 1,000. */
  readonly maxSteps?: number;
}

/** Where the value at `path` below `component` comes from; `undefined` where there is nothing. */
export function explain(
  store: Store,
  component: Component,
  path: readonly string[],
  options: ExplainOptions = {},
): Explanation | undefined {
  throw new Error(`not yet ${String(store)} ${String(component)} ${String(path)} ${String(options)}`);
}

/** The first name of `path` that isn't there, and the names that are: for a did-you-mean. */
export function missingName(
  store: Store,
  component: Component,
  path: readonly string[],
): { readonly index: number; readonly names: readonly string[] } | undefined {
  throw new Error(`not yet ${String(store)} ${String(component)} ${String(path)}`);
}
