import { Cf2Parser as T } from "../generated/Cf2Parser.js";

/** Before a minus or `!` that stands behind one of these comes its operand's sign, not an operation. */
const beginsOperand = new Set<number>([
  ...[0, T.IF, T.THEN, T.ELSE, T.ASSIGN, T.MERGE, T.EQUALS, T.COMMA, T.OPEN, T.OPEN_BRACE, T.OPEN_BRACKET],
  ...[T.OR, T.AND, T.LESS, T.LESS_EQUAL, T.EQUAL, T.NOT_EQUAL, T.GREATER_EQUAL, T.GREATER],
  ...[T.CONCAT, T.PLUS, T.MINUS, T.STAR, T.SLASH, T.NOT],
]);
const tightAfter = new Set<number>([T.OPEN, T.OPEN_BRACKET, T.DOLLAR, T.TILDE]);
const tightBefore = new Set<number>([T.CLOSE, T.CLOSE_BRACKET, T.COMMA]);
const callable = new Set<number>([T.NAME, T.IMPORT]);

/** Decides, token by token, whether a blank stands between two tokens of a line. */
export class Spacing {
  private last = 0;
  /** How many tokens of `~(name)>` are still to come. */
  private mutation = 0;
  private isPrefix = false;

  /** What stands before the token `type`; `next` is the type of the one after it. */
  before(type: number, next: number): "" | " " {
    const { last } = this;
    if (this.mutation > 0 || tightAfter.has(last) || tightBefore.has(type) || this.isPrefix) return "";
    if (type === T.DOT) return last === T.NUMBER && next === T.NUMBER ? " " : "";
    if (last === T.DOT) return "";
    if (type === T.OPEN) return callable.has(last) ? "" : " ";
    if (type === T.CLOSE_BRACE) return last === T.OPEN_BRACE ? "" : " ";
    return " ";
  }

  /** To be called when the token `type` is written. */
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
