import type { Difference } from "./difference.js";
import type { Tree } from "./tree.js";

export interface CompareOptions {
  /** Whether another order of the same attributes is a difference; by default it is. */
  readonly order?: boolean;
  /** By default 10,000. */
  readonly maxDifferences?: number;
}

/** In what two values differ. */
export interface Comparison {
  readonly differences: readonly Difference[];
  /** False where comparing stopped at `maxDifferences`. */
  readonly complete: boolean;
}

/** Compares by meaning: numbers by value, names wherever they stand, and their order. */
export function compare(left: Tree, right: Tree, options: CompareOptions = {}): Comparison {
  throw new Error(`not yet ${String(left)} ${String(right)} ${String(options)}`);
}
