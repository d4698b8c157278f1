import type { Span } from "@cairn/diagnostics";
import type { ShownValue } from "./show.js";

/** What has become of a value; `moved` is another place in the order. */
export type DifferenceKind = "added" | "removed" | "changed" | "moved";

/** One side of a difference: the value, and where it was written. */
export interface DifferenceSide extends ShownValue {
  readonly span?: Span;
  /** Its contents, if it exists on this side only and takes several lines: then `text` is empty. */
  readonly contents?: readonly string[];
}

/** One difference between two values. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly path: readonly string[];
  readonly left?: DifferenceSide;
  readonly right?: DifferenceSide;
  /** Whether strings are compared line by line even if they are short, as the contents of files are. */
  readonly asLines?: boolean;
}
