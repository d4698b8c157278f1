import { Comparing } from "./comparing.js";
import type { Component } from "./component.js";
import type { Difference } from "./difference.js";
import type { ProvenanceLog } from "./provenance.js";
import type { Tree } from "./tree.js";

export interface CompareOptions {
  /** Whether another order of the same attributes is a difference; by default it is. */
  readonly order?: boolean;
  /**
   * Whether one side was read from JSON or YAML, where a reference is the text `$.a:b`: then that text and the reference are the same.
   */
  readonly referencesAsText?: boolean;
  /** What the language calls a part of a component; by default an attribute. */
  readonly member?: string;
  /** What is in a component that stands on one side only, a line each; without it only how much that is. */
  readonly describe?: (component: Component, log: ProvenanceLog) => readonly string[];
  /** By default 10,000. */
  readonly maxDifferences?: number;
}

/** In what two values differ. */
export interface Comparison {
  readonly differences: readonly Difference[];
  /** False where comparing stopped because there were too many. */
  readonly complete: boolean;
}

/** Bounds the room that the paths of the differences take, which may be as long as the values are deep. */
const mostNames = 2_000_000;

/**
 * Compares by meaning: numbers by value, names wherever they stand, and their order.
 * Pairs of shared components that were found equal are not walked again.
 */
export function compare(left: Tree, right: Tree, options: CompareOptions = {}): Comparison {
  const limit = options.maxDifferences ?? 10_000;
  const comparing = new Comparing(left.log, right.log, options);
  comparing.enter([], { value: left.value, record: 0 }, { value: right.value, record: 0 });
  let more = true;
  while (more && comparing.differences.length <= limit && comparing.names < mostNames) more = comparing.step();
  return {
    differences: comparing.differences.slice(0, limit),
    complete: !more && comparing.differences.length <= limit,
  };
}
