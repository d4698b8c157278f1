import { always, nowhere, type BreakPoints, type Fold } from "./break-points.js";
import { isLineComment, type Lines } from "./lines.js";
import type { Piece } from "./pieces.js";

/** The maximum length of a line that can be broken. */
export const longestLine = 100;

/** A fold, and whether it is broken into lines. */
interface Decided {
  readonly last: number;
  readonly isBroken: boolean;
}

/**
 * Lines begin in a fold that doesn't fit on the rest of its line; outer folds are broken before inner ones. The work is
 * linear in the number of pieces.
 */
export class FoldedLines implements Lines {
  private readonly text: string;
  private readonly pieces: readonly Piece[];
  private readonly points: Int32Array;
  /** The folds by their start, outer ones first. */
  private readonly order: readonly number[];
  private readonly folds: readonly Fold[];
  private readonly broken: Uint8Array;
  /** By piece: the width of the text up to its end, if all of it were on one line. */
  private readonly ends: Float64Array;
  /** By piece: how many mandatory line breaks precede its end. */
  private readonly breaks: Int32Array;
  private readonly separators: readonly string[];
  private readonly open: Decided[] = [];
  /** The next fold in this order. */
  private next = 0;

  constructor(text: string, pieces: readonly Piece[], { folds, points }: BreakPoints, separators: readonly string[]) {
    this.text = text;
    this.pieces = pieces;
    this.points = points;
    this.folds = folds;
    this.separators = separators;
    this.broken = new Uint8Array(folds.length);
    this.order = folds.map((_, index) => index).sort((a, b) => compare(folds[a]!, folds[b]!));
    this.ends = new Float64Array(pieces.length);
    this.breaks = new Int32Array(pieces.length);
    let [width, count] = [0, 0];
    for (let index = 0; index < pieces.length; index++) {
      if (points[index] === always) count++;
      this.breaks[index] = count;
      this.ends[index] = width += separators[index]!.length + this.widthOf(index);
    }
  }

  mayBegin(index: number): boolean {
    return this.points[index] !== nowhere;
  }

  begins(index: number): boolean {
    const point = this.points[index]!;
    return point === always || (point !== nowhere && this.broken[point] === 1);
  }

  enter(index: number, column: number): void {
    for (; this.next < this.order.length; this.next++) {
      const number = this.order[this.next]!;
      const fold = this.folds[number]!;
      if (fold.first !== index) return;
      while (this.open.length > 0 && this.open[this.open.length - 1]!.last < index) this.open.pop();
      const around = this.open[this.open.length - 1];
      const isBroken = (around?.isBroken ?? true) && !this.fits(fold, column);
      this.broken[number] = isBroken ? 1 : 0;
      this.open.push({ last: fold.last, isBroken });
    }
  }

  private fits({ first, last }: Fold, column: number): boolean {
    if (this.breaks[last]! > this.breaks[first]!) return false;
    let end = column + this.widthOf(first) + this.ends[last]! - this.ends[first]!;
    for (let index = last + 1; index < this.pieces.length && end <= longestLine; index++) {
      if (this.points[index] !== nowhere || isLineComment(this.text, this.pieces[index]!)) break;
      end += this.separators[index]!.length + this.widthOf(index);
    }
    return end <= longestLine;
  }

  /** For a piece of several lines, the width of its first line. */
  private widthOf(index: number): number {
    const { start, end } = this.pieces[index]!;
    const lineEnd = this.text.slice(start, end).indexOf("\n");
    return lineEnd < 0 ? end - start : lineEnd;
  }
}

function compare(a: Fold, b: Fold): number {
  return a.first - b.first || b.last - a.last;
}
