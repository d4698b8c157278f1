import { TokenType as T } from "../generated/token-types.js";
import { alignArrows } from "./arrows.js";
import { Indents } from "./indents.js";
import type { Tokens } from "@cairn/syntax";
import { piecesOf, type Piece } from "./pieces.js";
import { between } from "./spacing.js";

/**
 * A text in its usual form (Puppet's style guide): two blanks a level, arrows of a body below each other, single blanks around
 * operators, at most one empty line in a row. Lines end where they did; tokens, comments, strings and heredocs stay as they are
 * written. The text has no syntax error.
 */
export function formatTokens(text: string, tokens: Tokens): string {
  return new Formatter(text).run(piecesOf(tokens));
}

class Formatter {
  private readonly text: string;
  private readonly lineEnd: string;
  private readonly written: string[] = [];
  private readonly indents = new Indents();
  /** Where the text of the heredocs ends whose tags stand on the line that is being written; -1 where there are none. */
  private heredocEnd = -1;

  constructor(text: string) {
    this.text = text;
    this.lineEnd = /\r\n|\n/.exec(text)?.[0] ?? "\n";
  }

  run(pieces: readonly Piece[]): string {
    const paddings = alignArrows(this.text, pieces);
    pieces.forEach((piece, index) => {
      if (index > 0) this.separate(pieces[index - 1]!, piece, paddings.get(index) ?? 0);
      this.written.push(this.text.slice(piece.start, piece.end));
      this.indents.write(piece);
      if (piece.heredocEnd >= 0) this.heredocEnd = piece.heredocEnd;
    });
    if (pieces.length === 0) return "";
    return this.written.join("") + this.behindLast(pieces[pieces.length - 1]!);
  }

  private separate(before: Piece, piece: Piece, padding: number): void {
    const gap = this.text.slice(before.end, piece.start);
    // A carriage return alone is a blank, but ends a comment.
    if (!gap.includes("\n") && this.text[before.start] !== "#") {
      this.written.push(blanksBetween(before, piece, gap) + " ".repeat(padding));
      return;
    }
    const indent = this.indents.beginLine(piece);
    if (this.heredocEnd >= 0) this.written.push(this.endWithHeredocs(before, piece));
    else this.written.push(this.lineEnd, this.hasEmptyLine(gap, before, piece) ? this.lineEnd : "");
    this.written.push("  ".repeat(indent));
  }

  /** The rest of the line with the tags, and the texts as they are written. */
  private endWithHeredocs(before: Piece, piece: Piece): string {
    const from = this.text.indexOf("\n", before.end) + 1;
    const texts = this.text.slice(from, this.heredocEnd);
    const isEmpty = /\n[ \t\r]*\n|^[ \t\r]*\n/.test(this.text.slice(this.heredocEnd, piece.start));
    this.heredocEnd = -1;
    return this.lineEnd + texts + (isEmpty && piece.type !== T.CLOSE_BRACE ? this.lineEnd : "");
  }

  private behindLast({ end }: Piece): string {
    if (this.heredocEnd < 0) return this.lineEnd;
    return this.lineEnd + this.text.slice(this.text.indexOf("\n", end) + 1, this.heredocEnd);
  }

  /** An empty line is kept, but not next to a brace. */
  private hasEmptyLine(gap: string, before: Piece, piece: Piece): boolean {
    if (before.type === T.BODY_OPEN || before.type === T.OPEN_BRACE || piece.type === T.CLOSE_BRACE) return false;
    return (gap.match(/\n/g)?.length ?? 0) > 1;
  }
}

/** Before these the blanks stay that line something up. */
const linedUp = new Set<number>([T.ASSIGN, T.COLON, T.VARIABLE]);

function blanksBetween(before: Piece, piece: Piece, gap: string): string {
  if (piece.isComment) return gap === "" ? " " : gap;
  if (before.isComment) return " ";
  const usual = between(before.type, piece.type, gap !== "");
  const keeps = linedUp.has(piece.type) && /^ {2,}$/.test(gap) && (usual === " " || piece.type === T.COLON);
  return keeps ? gap : usual;
}
