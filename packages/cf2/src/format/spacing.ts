import { Cf2Parser as T } from "../generated/Cf2Parser.js";

/** A minus or `!` after one of these is its operand's sign, not an operation. */
const beginsOperand = new Set<number>([
  ...[0, T.IF, T.THEN, T.ELSE, T.ASSIGN, T.MERGE, T.EQUALS, T.COMMA, T.OPEN, T.OPEN_BRACE, T.OPEN_BRACKET],
  ...[T.OR, T.AND, T.LESS, T.LESS_EQUAL, T.EQUAL, T.NOT_EQUAL, T.GREATER_EQUAL, T.GREATER],
  ...[T.CONCAT, T.PLUS, T.MINUS, T.STAR, T.SLASH, T.NOT],
]);
const tightAfter = new Set<number>([T.OPEN, T.OPEN_BRACKET, T.DOLLAR, T.TILDE]);
const tightBefore = new Set<number>([T.CLOSE, T.CLOSE_BRACKET, T.COMMA]);
const callable = new Set<number>([T.NAME, T.IMPORT]);

/** Decides, token by token, whether there is a blank between two tokens of a line. */
export class Spacing {
  private last = 0;
  /** The number of tokens of `~(name)>` still to come. */
  private mutation = 0;
  private isPrefix = false;

  /** The separator before the token `type`; `next` is the type of the token after it. */
  before(type: number, next: number): "" | " " {
    const { last } = this;
    if (this.mutation > 0 || tightAfter.has(last) || tightBefore.has(type) || this.isPrefix) return "";
    if (type === T.DOT) return last === T.NUMBER && next === T.NUMBER ? " " : "";
    if (last === T.DOT) return "";
    if (type === T.OPEN) return callable.has(last) ? "" : " ";
    if (type === T.CLOSE_BRACE) return last === T.OPEN_BRACE ? "" : " ";
    return " ";
  }

  /** To be called after the token `type` is written. */
  after(type: number): void {
    this.isPrefix = type === T.NOT || (type === T.MINUS && beginsOperand.has(this.last));
    if (type === T.TILDE) this.mutation = 4;
    else if (this.mutation > 0) {
      this.mutation--;
      if (this.mutation === 0) type = T.ASSIGN;
    }
    this.last = type;
  }
}
