import type { TokenHook } from "./token-hook.js";

/** The type after the last token. */
export const END_OF_FILE = -1;
/** The type of a character that no lexer rule matches. */
export const INVALID = 0;

/** One token, for callers that prefer objects to columns. */
export interface TokenView {
  readonly type: number;
  readonly start: number;
  readonly end: number;
  /** Whether the grammar sends it to the hidden channel: a comment, in most languages. */
  readonly isComment: boolean;
}

/** The columns of `Tokens`. After the last token, `types` contains `END_OF_FILE` a few times. */
export interface TokenColumns {
  readonly count: number;
  readonly types: Int16Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 1 for each hidden token, if hidden tokens were requested. */
  readonly hidden?: Uint8Array | undefined;
  readonly hook?: TokenHook | undefined;
  /** Whether the source has more tokens than these, and more than allowed. */
  readonly isCut?: boolean;
}

/**
 * The tokens of a source in columns, eleven bytes each, and the parser's current position. Offsets count UTF-16 units;
 * `end` is exclusive.
 */
export class Tokens {
  readonly text: string;
  /** The number of tokens, without the end of the file. */
  readonly count: number;
  readonly types: Int16Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly hidden: Uint8Array | undefined;
  /** The language's hook that decided about them, if any. */
  readonly hook: TokenHook | undefined;
  /** Whether the source has more tokens than these, and more than allowed. */
  readonly isCut: boolean;
  /** The next token to be parsed. */
  index = 0;

  constructor(text: string, columns: TokenColumns) {
    this.text = text;
    this.count = columns.count;
    this.types = columns.types;
    this.starts = columns.starts;
    this.ends = columns.ends;
    this.hidden = columns.hidden;
    this.hook = columns.hook;
    this.isCut = columns.isCut ?? false;
  }

  /** The type of the token `ahead` places on, 1 being the next. */
  LA(ahead: number): number {
    return this.types[this.index + ahead - 1]!;
  }

  LT(ahead: number): number {
    return this.index + ahead - 1;
  }

  consume(): void {
    if (this.index < this.count) this.index++;
  }

  /** Whether the next token is on a later line than the one before it. */
  beginsLine(): boolean {
    return /[\r\n]/.test(this.text.slice(this.end(this.index - 1), this.start(this.index)));
  }

  /** The type of `token`; `END_OF_FILE` before the first and after the last. */
  type(token: number): number {
    return this.has(token) ? this.types[token]! : END_OF_FILE;
  }

  /** The start offset of `token`: the end of the source for those after the last. */
  start(token: number): number {
    return this.has(token) ? this.starts[token]! : token < 0 ? 0 : this.text.length;
  }

  end(token: number): number {
    return this.has(token) ? this.ends[token]! : token < 0 ? 0 : this.text.length;
  }

  textOf(token: number): string {
    return this.text.slice(this.start(token), this.end(token));
  }

  /** Iterates over the tokens. */
  *[Symbol.iterator](): Generator<TokenView> {
    for (let token = 0; token < this.count; token++) {
      const isComment = this.hidden !== undefined && this.hidden[token] === 1;
      yield { type: this.types[token]!, start: this.starts[token]!, end: this.ends[token]!, isComment };
    }
  }

  private has(token: number): boolean {
    return token >= 0 && token < this.count;
  }
}
