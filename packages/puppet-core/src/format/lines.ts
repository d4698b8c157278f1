import type { Piece } from "./pieces.js";

/** Decides where lines begin. Pieces are queried in their order. */
export interface Lines {
  /** Whether a line may begin with the piece. */
  mayBegin(index: number): boolean;
  /** Whether a line begins with the piece. */
  begins(index: number): boolean;
  /** To be called with the column in which the piece is written. */
  enter(index: number, column: number): void;
}

/** Lines begin where they do in the source. */
export class WrittenLines implements Lines {
  private readonly text: string;
  private readonly pieces: readonly Piece[];

  constructor(text: string, pieces: readonly Piece[]) {
    this.text = text;
    this.pieces = pieces;
  }

  mayBegin(index: number): boolean {
    return index > 0 && endsLine(this.text, this.pieces[index - 1]!, this.pieces[index]!);
  }

  begins(index: number): boolean {
    return this.mayBegin(index);
  }

  enter(): void {
    // The positions of pieces don't matter here.
  }
}

/** Whether the source has a line break between two pieces. A carriage return alone is a blank, but ends a comment. */
export function endsLine(text: string, before: Piece, piece: Piece): boolean {
  return isLineComment(text, before) || text.slice(before.end, piece.start).includes("\n");
}

export function isLineComment(text: string, { isComment, start }: Piece): boolean {
  return isComment && text[start] === "#";
}
