import { Comparing } from "./comparing.js";
import type { Component } from "./component.js";
import type { Difference } from "./difference.js";
import type { ProvenanceLog } from "./provenance.js";
import type { Tree } from "./tree.js";

/** What counts as a difference, and how it is described. */
export interface CompareOptions {
  /** Whether a different order of the same attributes is a difference; true by default. */
  readonly order?: boolean;
  /**
   * Whether one side was read from JSON or YAML, where a reference is the string `$.a:b`: then that string and the
   * reference are equal.
   */
  readonly referencesAsText?: boolean;
  /** What the language calls a part of a component; "attribute" by default. */
  readonly member?: string;
  /** Describes a component that exists on one side only, one line each; by default only its size is shown. */
  readonly describe?: (component: Component, log: ProvenanceLog) => readonly string[];
  /** By default 10,000. */
  readonly maxDifferences?: number;
  /** How the language writes a path; by default names are joined by `:`. */
  readonly formatPath?: (path: readonly string[]) => string;
}

/** The differences between two values. */
export interface Comparison {
  readonly differences: readonly Difference[];
  /** False if comparing stopped because there were too many. */
  readonly complete: boolean;
  readonly formatPath?: CompareOptions["formatPath"];
}

/** Limits the memory of the differences' paths, which may be as long as the values are deep. */
const mostNames = 2_000_000;

/**
 * Compares by meaning: numbers by value, names independent of their position, and their order. Pairs of shared
 * components that were found equal are memoised.
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
    ...(options.formatPath && { formatPath: options.formatPath }),
  };
}
