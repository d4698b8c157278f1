/** The formatter. It works on tokens, so that comments are kept, and doesn't depend on compiler options. */
import type { Result, Source } from "@cairn/diagnostics";
import type { ParseOptions, TokenView } from "@cairn/syntax";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";
import { parserWith } from "../parse/parse.js";
import { Separators, type Comments, type Separator } from "./separators.js";

/** Accepts all extensions that need no other tokens. */
const { parse, tokenize } = parserWith({ orderConstraints: true });

/** Lines nested deeper than this aren't indented any further. */
const DEEPEST_INDENT = 64;

/** A vector that would make a line longer than this is broken over lines. */
const LONGEST_LINE = 100;

/**
 * The formatted source: one statement per line, indented by two blanks per level, at most one consecutive empty line.
 * Tokens and comments keep their spelling and order; a vector is broken over lines if the source breaks the line after
 * its `[`, or if the line would get too long. No value if the source has a syntax error.
 */
export function format(source: Source, { allowance }: ParseOptions = {}): Result<string> {
  const { diagnostics } = parse(source, { allowance });
  return diagnostics.length > 0 ? { diagnostics } : { value: new Formatter(source).run(), diagnostics };
}

class Formatter {
  private readonly source: Source;
  private readonly text: string;
  private readonly lineEnd: string;
  private readonly widths: ReadonlyMap<number, number>;
  private readonly separators = new Separators();
  private readonly written: string[] = [];
  /** The current output column. */
  private column = 0;
  /** The end offset of the token or comment that was written last. */
  private end = 0;
  /** Whether the first token is written: only comments precede it. */
  private begun = false;
  /** Whether a line comment requires a line break. */
  private lineMustEnd = false;

  constructor(source: Source) {
    this.source = source;
    this.text = source.text;
    this.lineEnd = lineEndOf(source);
    this.widths = vectorWidths(source);
  }

  run(): string {
    const comments: TokenView[] = [];
    let last: TokenView | undefined;
    for (const token of tokenize(this.source)) {
      if (token.isComment) {
        comments.push(token);
        continue;
      }
      if (last) this.separators.after(last.type, this.isBrokenAfter(last, comments[0] ?? token));
      this.writeToken(token, comments.splice(0));
      last = token;
    }
    for (const comment of comments) this.writeComment(comment, "line", 0);
    return this.written.length === 0 ? "" : `${this.written.join("")}${this.lineEnd}`;
  }

  private writeToken(token: TokenView, comments: readonly TokenView[]): void {
    const depth = this.separators.depth;
    const lineBefore = this.endsLine(comments.at(-1)?.end ?? this.end, token.start);
    const kind = this.kindOf(comments);
    const separator = this.separators.before(token.type, lineBefore, kind);
    for (const comment of comments) this.writeComment(comment, separator, depth);
    const isClosing = token.type === T.CLOSE_BRACE || token.type === T.CLOSE_BRACKET;
    const stays = kind === "none" || (kind === "inline" && isClosing && separator === " ");
    this.separate(stays ? separator : this.afterComments(separator, lineBefore), token, this.separators.depth);
    this.write(token);
    this.begun = true;
  }

  private kindOf(comments: readonly TokenView[]): Comments {
    if (comments.length === 0) return "none";
    const isInline =
      comments.every(({ type }) => type === T.BLOCK_COMMENT) && !this.endsLine(this.end, comments[0]!.start);
    const between = comments.some(({ start }, index) => index > 0 && this.endsLine(comments[index - 1]!.end, start));
    return isInline && !between ? "inline" : "lines";
  }

  /** Whether a line break follows the token: either the source has one, or the line would get too long. */
  private isBrokenAfter(token: TokenView, next: TokenView): boolean {
    const width = this.widths.get(token.start) ?? 0;
    return this.endsLine(token.end, next.start) || this.column - 1 + width > LONGEST_LINE;
  }

  /** After a comment comes at least a blank, and a line break if the source has one. */
  private afterComments(separator: Separator, lineBefore: boolean): Separator {
    if (separator === "line" || separator === "continued") return separator;
    if (this.lineMustEnd || lineBefore) return this.begun ? "continued" : "line";
    return " ";
  }

  /** A comment on the same line as a token stays there; one on a line of its own keeps its line. */
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
    if (separator === "" || separator === " ") this.push(separator);
    else {
      const levels = Math.min(depth + (separator === "continued" ? 1 : 0), DEEPEST_INDENT);
      const empty = this.hasEmptyLine(next) ? this.lineEnd : "";
      this.written.push(this.lineEnd, empty);
      this.column = 0;
      this.push("  ".repeat(levels));
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
    this.push(this.text.slice(token.start, token.end));
    this.end = token.end;
  }

  private push(text: string): void {
    this.written.push(text);
    const lineEnd = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r"));
    this.column = (lineEnd < 0 ? this.column : -lineEnd - 1) + text.length;
  }
}

/** The source's line ending, as first seen between its tokens; inside comments endings are kept. */
function lineEndOf(source: Source): string {
  const anywhere = LINE_END.exec(source.text)?.[0];
  if (anywhere === undefined) return "\n";
  let end = 0;
  for (const token of tokenize(source)) {
    const between = LINE_END.exec(source.text.slice(end, token.start));
    if (between) return between[0];
    end = token.end;
  }
  return LINE_END.exec(source.text.slice(end))?.[0] ?? anywhere;
}

const LINE_END = /\r\n|\n|\r/;

/** The width of each vector on one line, including the `;` or `,` after it, by the offset of its `[`. */
function vectorWidths(source: Source): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  const open: { readonly start: number; readonly before: number }[] = [];
  let width = 0;
  for (const { type, start, end } of tokenize(source)) {
    if (type === T.OPEN_BRACKET) open.push({ start, before: width });
    if (open.length > 0) width += end - start + (type === T.COMMA || type === T.DATA ? 1 : 0);
    const closed = type === T.CLOSE_BRACKET ? open.pop() : undefined;
    if (closed) widths.set(closed.start, width - closed.before + 1);
  }
  return widths;
}
