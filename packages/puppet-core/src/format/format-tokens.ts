import { TokenType as T } from "../generated/token-types.js";
import { alignArrows } from "./arrows.js";
import { BreakPoints } from "./break-points.js";
import { FoldedLines } from "./folded-lines.js";
import { Indents } from "./indents.js";
import { WrittenLines, type Lines } from "./lines.js";
import type { Tokens } from "@cairn/syntax";
import { piecesOf, type Piece } from "./pieces.js";
import { between } from "./spacing.js";

/**
 * A source in its usual form (Puppet's style guide): two blanks per level, aligned arrows in a body, single blanks
 * around operators, at most one empty line in a row. Line breaks stay where they were; tokens, comments, strings and
 * heredocs stay as they are written. The source must have no syntax error.
 */
export function formatTokens(text: string, tokens: Tokens): string {
  const pieces = piecesOf(tokens);
  return new Formatter(text, pieces, new WrittenLines(text, pieces)).run();
}

/**
 * The same, but lines that would get too long are also broken, and those that fit on one line are joined. `mark` adds
 * what the tree knows about possible line breaks. With heredocs, line breaks stay where they were.
 */
export function formatFolded(text: string, tokens: Tokens, mark: (points: BreakPoints) => void): string {
  const pieces = piecesOf(tokens);
  if (pieces.some(({ heredocEnd }) => heredocEnd >= 0)) return formatTokens(text, tokens);
  const points = new BreakPoints(text, pieces);
  mark(points);
  points.finish();
  const separators = pieces.map((piece, index) => (index === 0 ? "" : separator(text, pieces[index - 1]!, piece)));
  return new Formatter(text, pieces, new FoldedLines(text, pieces, points, separators)).run();
}

class Formatter {
  private readonly text: string;
  private readonly pieces: readonly Piece[];
  private readonly lines: Lines;
  private readonly lineEnd: string;
  private readonly paddings: ReadonlyMap<number, number>;
  private readonly written: string[] = [];
  private readonly indents = new Indents();
  /** The column after the output so far. */
  private column = 0;
  /** The first piece of the current line. */
  private firstOfLine = 0;
  /** The end of the strings of the heredocs whose tags are on the current line; -1 if there are none. */
  private heredocEnd = -1;

  constructor(text: string, pieces: readonly Piece[], lines: Lines) {
    this.text = text;
    this.pieces = pieces;
    this.lines = lines;
    this.lineEnd = lineEndOf(text, pieces);
    this.paddings = alignArrows(pieces, lines);
  }

  run(): string {
    this.pieces.forEach((piece, index) => {
      if (index > 0) this.separate(index);
      this.lines.enter(index, this.column);
      this.write(this.text.slice(piece.start, piece.end));
      this.indents.write(piece);
      if (piece.heredocEnd >= 0) this.heredocEnd = piece.heredocEnd;
    });
    if (this.pieces.length === 0) return "";
    return this.written.join("") + this.behindLast(this.pieces[this.pieces.length - 1]!);
  }

  private write(text: string): void {
    this.written.push(text);
    const lineEnd = text.lastIndexOf("\n");
    this.column = lineEnd < 0 ? this.column + text.length : text.length - lineEnd - 1;
  }

  private separate(index: number): void {
    const [before, piece] = [this.pieces[index - 1]!, this.pieces[index]!];
    if (!this.lines.begins(index)) {
      const padding = this.firstOfLine === index - 1 ? (this.paddings.get(index) ?? 0) : 0;
      this.write(separator(this.text, before, piece) + " ".repeat(padding));
      return;
    }
    const gap = this.text.slice(before.end, piece.start);
    const indent = this.indents.beginLine(piece);
    if (this.heredocEnd >= 0) this.write(this.endWithHeredocs(before, piece));
    else this.write(this.lineEnd + (this.hasEmptyLine(gap, before, piece) ? this.lineEnd : ""));
    this.write("  ".repeat(indent));
    this.firstOfLine = index;
  }

  /** The rest of the line with the tags, and the heredocs' strings as they are written. */
  private endWithHeredocs(before: Piece, piece: Piece): string {
    const from = this.text.indexOf("\n", before.end) + 1;
    const strings = this.text.slice(from, this.heredocEnd);
    const isEmpty = /\n[ \t\r]*\n|^[ \t\r]*\n/.test(this.text.slice(this.heredocEnd, piece.start));
    this.heredocEnd = -1;
    return this.lineEnd + strings + (isEmpty && piece.type !== T.CLOSE_BRACE ? this.lineEnd : "");
  }

  private behindLast({ end }: Piece): string {
    if (this.heredocEnd < 0) return this.lineEnd;
    return this.lineEnd + this.text.slice(this.text.indexOf("\n", end) + 1, this.heredocEnd);
  }

  /** An empty line is kept, except next to a brace. */
  private hasEmptyLine(gap: string, before: Piece, piece: Piece): boolean {
    if (before.type === T.BODY_OPEN || before.type === T.OPEN_BRACE || piece.type === T.CLOSE_BRACE) return false;
    return (gap.match(/\n/g)?.length ?? 0) > 1;
  }
}

/** Before these the blanks stay that align something. */
const linedUp = new Set<number>([T.ASSIGN, T.COLON, T.VARIABLE]);

/** The text between two pieces of a line. */
function separator(text: string, before: Piece, piece: Piece): string {
  const gap = text.slice(before.end, piece.start);
  if (piece.isComment) return /^[^\S\n]+$/.test(gap) ? gap : " ";
  // With a blank before it, it would not be an index.
  if (before.isComment) return piece.type === T.INDEX_OPEN ? "" : " ";
  const usual = between(before.type, piece.type, gap !== "");
  const keeps = linedUp.has(piece.type) && /^ {2,}$/.test(gap) && (usual === " " || piece.type === T.COLON);
  return keeps ? gap : usual;
}

/** The first line ending of the source between its pieces: inside strings and comments it stays as it is. */
function lineEndOf(text: string, pieces: readonly Piece[]): string {
  let end = 0;
  for (const piece of [...pieces, { start: text.length, end: text.length }]) {
    const between = /\r\n|\n/.exec(text.slice(end, piece.start))?.[0];
    if (between !== undefined) return between;
    end = piece.end;
  }
  return /\r\n|\n/.exec(text)?.[0] ?? "\n";
}
