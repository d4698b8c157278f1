/** The formatter. It works on tokens, so that comments stay in place. */
import { hasErrors, type Result, type Source } from "@cairn/diagnostics";
import type { ParseOptions, TokenView } from "@cairn/syntax";
import { Cf2Parser as T } from "../generated/Cf2Parser.js";
import { parse, tokenize } from "../parse/parse.js";
import { Spacing } from "./spacing.js";

/** Lines nested deeper than this aren't indented any further. */
const DEEPEST_INDENT = 64;

/**
 * The formatted source: line breaks are kept, with indentation by two blanks per level, at most one consecutive empty
 * line, and blanks around operators. Tokens and comments keep their spelling and order. No value if the source has a
 * syntax error.
 */
export function format(source: Source, { allowance }: ParseOptions = {}): Result<string> {
  const diagnostics = parse(source, { allowance }).diagnostics.filter(({ severity }) => severity === "error");
  if (hasErrors(diagnostics)) return { diagnostics };
  return { value: new Formatter(source.text).run(tokenize(source)), diagnostics };
}

const opening = new Set<number>([T.OPEN, T.OPEN_BRACE, T.OPEN_BRACKET]);
const closing = new Set<number>([T.CLOSE, T.CLOSE_BRACE, T.CLOSE_BRACKET]);

class Formatter {
  private readonly text: string;
  private readonly lineEnd: string;
  private readonly spacing = new Spacing();
  private readonly written: string[] = [];
  /** The line of each open bracket: those on one line indent once. */
  private readonly open: number[] = [];
  private indent = 0;
  private line = 0;
  /** The end offset of what was written last. */
  private end = 0;
  /** Whether the next token begins an element or a statement. */
  private isFresh = true;
  private isAfterOpening = false;

  constructor(text: string) {
    this.text = text;
    this.lineEnd = /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";
  }

  run(tokens: Iterable<TokenView>): string {
    let waiting: TokenView | undefined;
    let separated = false;
    for (const token of tokens) {
      if (token.type === T.NEWLINE) {
        separated = true;
        continue;
      }
      if (waiting) this.add(waiting, token);
      this.isFresh ||= separated;
      separated = false;
      waiting = token;
    }
    if (waiting) this.add(waiting, undefined);
    return this.written.length === 0 ? "" : `${this.written.join("")}${this.lineEnd}`;
  }

  private add(token: TokenView, next: TokenView | undefined): void {
    this.beginLineOrSpace(token, next);
    this.written.push(this.text.slice(token.start, token.end));
    this.end = token.end;
    if (token.isComment) return;
    if (opening.has(token.type)) this.openBracket();
    if (closing.has(token.type)) this.closeBracket();
    this.isAfterOpening = opening.has(token.type);
    this.isFresh = this.isAfterOpening || token.type === T.COMMA;
    this.spacing.after(token.type);
  }

  private beginLineOrSpace(token: TokenView, next: TokenView | undefined): void {
    const lineEnds = this.text.slice(this.end, token.start).match(/\r\n|\n|\r/g)?.length ?? 0;
    if (this.written.length === 0) return;
    if (lineEnds === 0) {
      const nextType = next === undefined || next.isComment ? 0 : next.type;
      this.written.push(token.isComment ? " " : this.spacing.before(token.type, nextType));
      return;
    }
    this.line++;
    const isClosing = closing.has(token.type);
    const isEmptyBetween = lineEnds > 1 && !isClosing && !this.isAfterOpening;
    const levels = isClosing ? this.indentOutside() : this.indent + (this.isFresh || token.isComment ? 0 : 1);
    this.written.push(this.lineEnd, isEmptyBetween ? this.lineEnd : "", "  ".repeat(Math.min(levels, DEEPEST_INDENT)));
  }

  private openBracket(): void {
    if (this.open.at(-1) !== this.line) this.indent++;
    this.open.push(this.line);
  }

  private closeBracket(): void {
    this.indent = this.indentOutside();
    this.open.pop();
  }

  /** The indentation outside the innermost bracket. */
  private indentOutside(): number {
    return this.open.at(-1) === this.open.at(-2) ? this.indent : this.indent - 1;
  }
}
