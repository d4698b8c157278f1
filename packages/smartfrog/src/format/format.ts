import type { Result, Source } from "@cairn/diagnostics";
import type { TokenView } from "@cairn/syntax";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";
import { parse, tokenize } from "../parse.js";
import { Separators, type Separator } from "./separators.js";

/** From this depth on lines are not indented any further. */
const DEEPEST_INDENT = 64;

/**
 * The text in its usual form: a statement a line, two blanks a level, at most one empty line in a row. Tokens and comments stay as
 * they are written and in their order; a vector stays on lines of its own where a line ends behind its `[`. No value where the text
 * has a syntax error.
 */
export function format(source: Source): Result<string> {
  const { diagnostics } = parse(source);
  return diagnostics.length > 0
    ? { diagnostics }
    : { value: new Formatter(source.text).run(tokenize(source)), diagnostics };
}

class Formatter {
  private readonly text: string;
  private readonly lineEnd: string;
  private readonly separators = new Separators();
  private readonly written: string[] = [];
  /** Where the token or comment that was written last ends. */
  private end = 0;
  /** Whether the first token is written: what comes before it are comments only. */
  private begun = false;
  /** Whether a line comment asks for the end of its line. */
  private lineMustEnd = false;

  constructor(text: string) {
    this.text = text;
    this.lineEnd = /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";
  }

  run(tokens: Iterable<TokenView>): string {
    const comments: TokenView[] = [];
    let last: TokenView | undefined;
    for (const token of tokens) {
      if (token.isComment) {
        comments.push(token);
        continue;
      }
      if (last) this.separators.after(last.type, this.endsLine(last.end, comments[0]?.start ?? token.start));
      this.writeToken(token, comments.splice(0));
      last = token;
    }
    for (const comment of comments) this.writeComment(comment, "line", 0);
    return this.written.length === 0 ? "" : `${this.written.join("")}${this.lineEnd}`;
  }

  private writeToken(token: TokenView, comments: readonly TokenView[]): void {
    const depth = this.separators.depth;
    const lineBefore = this.endsLine(comments.at(-1)?.end ?? this.end, token.start);
    const separator = this.separators.before(token.type, lineBefore, comments.length > 0);
    for (const comment of comments) this.writeComment(comment, separator, depth);
    this.separate(
      comments.length > 0 ? this.afterComments(separator, lineBefore) : separator,
      token,
      this.separators.depth,
    );
    this.write(token);
    this.begun = true;
  }

  /** After a comment there is at least a blank, and the end of the line where the text has it. */
  private afterComments(separator: Separator, lineBefore: boolean): Separator {
    if (separator === "line" || separator === "continued") return separator;
    if (this.lineMustEnd || lineBefore) return this.begun ? "continued" : "line";
    return " ";
  }

  /** A comment stays behind what it stands behind, and on a line of its own where it has one. */
  private writeComment(comment: TokenView, separator: Separator, depth: number): void {
    const ownLine = this.endsLine(this.end, comment.start) || this.lineMustEnd;
    const between = separator === "line" || !this.begun;
    this.separate(ownLine ? (between ? "line" : "continued") : " ", comment, depth);
    this.write(comment);
    this.lineMustEnd = comment.type === T.LINE_COMMENT;
  }

  private separate(separator: Separator, next: TokenView, depth: number): void {
    this.lineMustEnd = false;
    if (this.written.length === 0) return;
    if (separator === "" || separator === " ") this.written.push(separator);
    else {
      const levels = Math.min(depth + (separator === "continued" ? 1 : 0), DEEPEST_INDENT);
      const empty = this.hasEmptyLine(next) ? this.lineEnd : "";
      this.written.push(this.lineEnd, empty, "  ".repeat(levels));
    }
  }

  /** An empty line is kept between statements, but not next to a bracket. */
  private hasEmptyLine(next: TokenView): boolean {
    if (next.type === T.CLOSE_BRACE || next.type === T.CLOSE_BRACKET || /[{[]$/.test(this.written.at(-1) ?? ""))
      return false;
    return (this.text.slice(this.end, next.start).match(/\r\n|\n|\r/g)?.length ?? 0) > 1;
  }

  private endsLine(from: number, to: number): boolean {
    return /[\r\n]/.test(this.text.slice(from, to));
  }

  private write(token: TokenView): void {
    this.written.push(this.text.slice(token.start, token.end));
    this.end = token.end;
  }
}
