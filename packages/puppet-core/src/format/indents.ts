import { TokenType as T } from "../generated/token-types.js";
import type { Piece } from "./pieces.js";
import { isContinued } from "./spacing.js";

/** From this depth on lines are not indented any further. */
const deepest = 64;

const opening = new Set<number>([T.OPEN_BRACE, T.BODY_OPEN, T.OPEN_BRACKET, T.INDEX_OPEN, T.OPEN_PAREN, T.CALL_OPEN]);
const closing = new Set<number>([T.CLOSE_BRACE, T.CLOSE_BRACKET, T.CLOSE_PAREN]);

/** An open bracket. */
interface Open {
  /** The indentation of its line. */
  readonly outer: number;
  /** The number of the line in which it was opened. */
  readonly on: number;
  /** Whether a title has a line of its own, so that its attributes are indented further. */
  titled: boolean;
}

/** Computes each line's indentation from the enclosing brackets. */
export class Indents {
  private readonly open: Open[] = [];
  /** The indentation of the current line. */
  private line = 0;
  private last = 0;
  /** The number of the current line. */
  private count = 0;

  /** The indentation of the line that begins with `piece`. */
  beginLine({ type, isComment }: Piece): number {
    const around = this.open[this.open.length - 1];
    if (around === undefined) this.line = 0;
    else if (!isComment && closing.has(type)) this.line = around.outer;
    else {
      if (this.last === T.COLON && around.on !== this.count) around.titled = true;
      this.line = inside(around);
    }
    if (!isComment && !closing.has(type) && isContinued(this.last, type)) this.line++;
    this.count++;
    return Math.min(this.line, deepest);
  }

  /** To be called for each piece when it is written. */
  write({ type, isComment }: Piece): void {
    if (isComment) return;
    if (opening.has(type)) {
      this.open.push({ outer: this.outerOf(type), on: this.count, titled: false });
    } else if (closing.has(type)) this.open.pop();
    else if (type === T.SEMICOLON && this.open.length > 0) this.open[this.open.length - 1]!.titled = false;
    this.last = type;
  }

  /** The body of a statement is indented relative to the statement's start, however many lines precede the `{`. */
  private outerOf(type: number): number {
    const around = this.open[this.open.length - 1];
    const isStatement = type === T.BODY_OPEN && this.last !== T.SELECT_LIST && this.last !== T.PIPE_CLOSE;
    if (!isStatement || around?.on === this.count) return this.line;
    return around === undefined ? 0 : inside(around);
  }
}

function inside({ outer, titled }: Open): number {
  return outer + (titled ? 2 : 1);
}
