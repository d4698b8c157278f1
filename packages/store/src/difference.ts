import type { Span } from "@cairn/diagnostics";
import type { ShownValue } from "./show.js";

export type DifferenceKind = "added" | "removed" | "changed" | "moved";

/** One side of a difference: the value, and where it was written. */
export interface DifferenceSide extends ShownValue {
  readonly span?: Span;
  /** What is in it, where it stands on this side only and several lines are to be said of it: then `text` is empty. */
  readonly contents?: readonly string[];
}

/** One thing in which two values differ. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly path: readonly string[];
  readonly left?: DifferenceSide;
  readonly right?: DifferenceSide;
}
