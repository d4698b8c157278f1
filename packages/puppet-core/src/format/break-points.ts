import { TokenType as T } from "../generated/token-types.js";
import { endsLine, isLineComment } from "./lines.js";
import { callable } from "../lexer/token-sets.js";
import type { Piece } from "./pieces.js";

const opening = new Set<number>([T.OPEN_BRACE, T.BODY_OPEN, T.OPEN_BRACKET, T.INDEX_OPEN, T.OPEN_PAREN, T.CALL_OPEN]);
const closing = new Set<number>([T.CLOSE_BRACE, T.CLOSE_BRACKET, T.CLOSE_PAREN]);
/** Brackets that hold nothing but one of these begin and end on its lines: `f({` and `})`. */
const huggable = new Set<number>([T.OPEN_PAREN, T.CALL_OPEN, T.OPEN_BRACKET, T.INDEX_OPEN]);

/** A range of pieces: lines begin at all of its break points, or at none. */
export interface Fold {
  readonly first: number;
  readonly last: number;
}

/** At the pieces marked with these no line begins, or one always does; all others refer to their fold. */
export const [nowhere, always] = [-1, -2];

/**
 * Where lines may begin, and which of them begin together. The contents of brackets follow from the pieces alone; other
 * groups are added from the tree.
 */
export class BreakPoints {
  /** By piece: the fold that decides whether a line begins there, or one of the two constants above. */
  readonly points: Int32Array;
  readonly folds: Fold[] = [];
  private readonly text: string;
  private readonly pieces: readonly Piece[];
  /** The closing bracket of each opening one. */
  private readonly partners = new Map<number, number>();
  private readonly indexes = new Map<number, number>();
  /** Brackets that contain statements: commas in them don't separate entries. */
  private readonly bodies = new Set<number>();

  constructor(text: string, pieces: readonly Piece[]) {
    this.text = text;
    this.pieces = pieces;
    this.points = new Int32Array(pieces.length).fill(nowhere);
    const open: number[] = [];
    pieces.forEach(({ isComment, start, type }, index) => {
      if (isComment) return;
      this.indexes.set(start, index);
      if (opening.has(type)) open.push(index);
      else if (closing.has(type)) this.partners.set(open.pop()!, index);
    });
  }

  /** Whether a piece begins at an offset of the source: none does inside strings. */
  has(start: number): boolean {
    return this.indexes.has(start);
  }

  isBody(open: number): boolean {
    return this.bodies.has(open);
  }

  /** The piece that begins at an offset of the source. */
  at(start: number): number {
    return this.indexes.get(start)!;
  }

  /** The first piece of the type at or after an offset of the source. */
  next(start: number, type: number): number {
    let [low, high] = [0, this.pieces.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.pieces[middle]!.start < start) low = middle + 1;
      else high = middle;
    }
    while (this.pieces[low]!.type !== type || this.pieces[low]!.isComment) low++;
    return low;
  }

  closeOf(open: number): number {
    return this.partners.get(open)!;
  }

  /** Statements that begin at `starts`: each has its own line. */
  statements(starts: readonly number[]): void {
    for (const start of starts) this.points[this.at(start)] = always;
  }

  /** A body whose statements and closing bracket always have their own lines. */
  lines(open: number, starts: readonly number[]): void {
    this.bodies.add(open);
    this.statements(starts);
    this.points[this.closeOf(open)] = always;
  }

  /**
   * Bodies that belong together, such as those of an `if`, from the piece `first` on: either all are on one line, or
   * none. Several statements never share a line.
   */
  bodiesFrom(first: number, bodies: readonly { readonly open: number; readonly starts: readonly number[] }[]): void {
    const filled = bodies.filter(({ open, starts }) => starts.length > 0 || this.holdsComments(open));
    for (const { open } of bodies) this.bodies.add(open);
    if (filled.length === 0) return;
    const broken = filled.some(({ open, starts }) => starts.length > 1 || this.isBrokenAfter(open));
    const point = broken ? always : this.fold(first, this.closeOf(bodies.at(-1)!.open));
    for (const { open, starts } of filled) {
      for (const start of starts) this.points[this.at(start)] = point;
      this.points[this.closeOf(open)] = point;
    }
  }

  /** A chain of operators: lines begin at all of them, or at none. */
  chain(start: number, end: number, operators: readonly number[]): void {
    const last = this.lastBefore(end);
    const point = this.fold(this.at(start), last);
    for (const operator of operators) this.points[this.at(operator)] = point;
  }

  /** To be called when everything from the tree has been added. */
  finish(): void {
    this.entries();
    this.pieces.forEach(({ isComment, type }, index) => {
      if (type === T.OPEN_PAREN) this.group(index);
      if (isComment && (index === 0 || !this.pieces[index - 1]!.isComment)) this.comments(index);
    });
  }

  private fold(first: number, last: number): number {
    return this.folds.push({ first, last }) - 1;
  }

  /** The piece that ends at an offset of the source. */
  private lastBefore(end: number): number {
    let [low, high] = [0, this.pieces.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.pieces[middle]!.end <= end) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Lines may begin with the entries of a list, and with its closing bracket. */
  private entries(): void {
    const open: { readonly close: number; readonly point: number }[] = [];
    this.pieces.forEach((piece, index) => {
      if (piece.isComment) return;
      const around = open.at(-1);
      if (opening.has(piece.type)) open.push({ close: this.closeOf(index), point: this.openList(index) });
      else if (piece.type === T.PIPE) open.push({ close: -1, point: nowhere });
      else if (closing.has(piece.type) || piece.type === T.PIPE_CLOSE) open.pop();
      else if (piece.type === T.COMMA && around && around.point !== nowhere)
        this.points[this.behind(index)] = around.point;
    });
  }

  private openList(open: number): number {
    const close = this.closeOf(open);
    let first = this.behind(open);
    if (this.bodies.has(open) || this.hugs(open, close) || (first === close && !this.holdsComments(open)))
      return nowhere;
    const point = this.isBrokenAfter(open) ? always : this.fold(open, close);
    if (this.pieces[first]!.type === T.COLON) first = this.behind(first);
    this.points[first] = point;
    this.points[close] = point;
    return point;
  }

  private hugs(open: number, close: number): boolean {
    const inner = this.pieces[open + 1]!;
    if (!huggable.has(this.pieces[open]!.type) || inner.isComment) return false;
    const isLiteral = inner.type === T.OPEN_BRACE || inner.type === T.OPEN_BRACKET;
    return isLiteral && this.closeOf(open + 1) === close - 1;
  }

  /** The next piece that isn't a comment. */
  private behind(index: number): number {
    do index++;
    while (this.pieces[index]!.isComment);
    return index;
  }

  private holdsComments(open: number): boolean {
    return this.pieces[open + 1]!.isComment;
  }

  /** Whether the source has a line break after a bracket: its contents then keep their own lines. */
  private isBrokenAfter(open: number): boolean {
    const first = this.behind(open);
    for (let index = open + 1; index <= first; index++) if (this.endsLineBefore(index)) return true;
    return false;
  }

  private endsLineBefore(index: number): boolean {
    return endsLine(this.text, this.pieces[index - 1]!, this.pieces[index]!);
  }

  /**
   * Comments keep their lines: one that begins a line does so again, and others stay after the piece that they follow,
   * or before the entry that they belong to.
   */
  private comments(first: number): void {
    const { pieces, points } = this;
    let hasOwnLine = first === 0;
    let next = first;
    for (; next < pieces.length && pieces[next]!.isComment; next++) {
      if (next === 0 || !this.endsLineBefore(next)) continue;
      points[next] = always;
      hasOwnLine = true;
    }
    if (next === pieces.length) return;
    if (isLineComment(this.text, pieces[next - 1]!)) points[next] = always;
    else if (this.endsLineBefore(next)) {
      if (hasOwnLine) points[next] = always;
    } else if (closing.has(pieces[next]!.type)) return;
    else if (hasOwnLine) points[next] = nowhere;
    else if (this.beginsEntry(first - 1)) [points[first], points[next]] = [points[next]!, nowhere];
  }

  private beginsEntry(before: number): boolean {
    const { type } = this.pieces[before]!;
    return type === T.COMMA || opening.has(type);
  }

  /** A `(` that begins a line doesn't open arguments, as it would after a name. */
  private group(index: number): void {
    const before = this.pieces[index - 1];
    if (before && callable[before.type] === 1 && this.endsLineBefore(index)) this.points[index] = always;
  }
}
