import type { Edit } from "@cairn/diagnostics";
import { lineEndsLike } from "../line-ends.js";

/** How the edits of one source, sorted and disjoint, move the text around them. */
export class Shift {
  private readonly edits: readonly Edit[];
  /** The distance that text moves, by the number of edits before it. */
  private readonly distances: number[] = [0];

  constructor(edits: readonly Edit[]) {
    this.edits = edits;
    const withLineEnds = lineEndsLike(edits[0]?.span.source.text ?? "");
    for (const { span, text } of edits)
      this.distances.push(this.distances.at(-1)! + withLineEnds(text).length - (span.end - span.start));
  }

  /** The new offset of `place`; that of an edit's beginning if the edit replaces it. */
  at(place: number): number {
    const before = this.countBefore(place);
    const next = this.edits[before];
    return Math.min(place, next?.span.start ?? place) + this.distances[before]!;
  }

  /** Whether an edit changes or touches a range. */
  touches({ end, start }: { readonly start: number; readonly end: number }): boolean {
    const next = this.edits[this.countBefore(start)];
    return next !== undefined && next.span.start <= end;
  }

  /** The number of edits that end before `place`. */
  private countBefore(place: number): number {
    let [low, high] = [0, this.edits.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.edits[middle]!.span.end < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
