import { isFormatting, type Token, type TokenType } from "./token.js";

const openers: Readonly<Partial<Record<TokenType, TokenType>>> = {
  RBRACE: "LBRACE",
  RBRACK: "LBRACK",
  RPAREN: "LPAREN",
};

/** Collects tokens, links them with their neighbours, and finds their lines. */
export class TokenList {
  readonly all: Token[] = [];
  private readonly text: string;
  private readonly open: Token[] = [];
  private lastCode: Token | undefined;
  private line = 1;
  private lineStart = 0;
  private counted = 0;

  constructor(text: string) {
    this.text = text;
  }

  get last(): Token | undefined {
    return this.all[this.all.length - 1];
  }

  /** The type of the last token that is neither a comment nor white space. */
  get lastCodeType(): TokenType | undefined {
    return this.lastCode?.type;
  }

  add(type: TokenType, value: string, start: number, end: number): void {
    this.countLines(start);
    const { all, lastCode, last, line } = this;
    const token: Token = {
      type,
      value,
      start,
      end,
      index: all.length,
      line,
      column: start - this.lineStart + 1,
      prev: last,
      next: undefined,
      prevCode: lastCode,
      nextCode: undefined,
      partner: undefined,
    };
    if (last) last.next = token;
    all.push(token);
    if (isFormatting(token)) return;
    for (let before: Token | undefined = last; before; before = before.prev) {
      before.nextCode = token;
      if (before === lastCode) break;
    }
    this.lastCode = token;
    this.pair(token);
  }

  private pair(token: Token): void {
    const { open } = this;
    if (token.type === "LBRACE" || token.type === "LBRACK" || token.type === "LPAREN") open.push(token);
    const opener = openers[token.type];
    const top = open[open.length - 1];
    if (opener === undefined || top?.type !== opener) return;
    open.pop();
    top.partner = token;
    token.partner = top;
  }

  private countLines(until: number): void {
    const { text } = this;
    for (; this.counted < until; this.counted++) {
      const code = text.charCodeAt(this.counted);
      const isEnd = code === 10 || (code === 13 && text.charCodeAt(this.counted + 1) !== 10);
      if (!isEnd) continue;
      this.line++;
      this.lineStart = this.counted + 1;
    }
  }
}
