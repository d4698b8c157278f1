import type { TokenHook } from "./token-hook.js";

/** The type of what stands behind the last token. */
export const END_OF_FILE = -1;
/** The type of a character that no lexer rule matches. */
export const INVALID = 0;

/** One token, for those who want objects rather than columns. */
export interface TokenView {
  readonly type: number;
  readonly start: number;
  readonly end: number;
  /** Whether the grammar sends it to the hidden channel: a comment, in most languages. */
  readonly isComment: boolean;
}

/** The columns of `Tokens`. Behind the last token, `types` holds a few times `END_OF_FILE`. */
export interface TokenColumns {
  readonly count: number;
  readonly types: Int16Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 1 for each hidden token, where hidden tokens were asked for. */
  readonly hidden?: Uint8Array | undefined;
  readonly hook?: TokenHook | undefined;
  /** Whether the text has more tokens than these, and more than any may have. */
  readonly isCut?: boolean;
}

/**
 * The tokens of a text in columns, eleven bytes each, and the place at which a parser reads them.
 * Offsets count UTF-16 units; `end` is excluded.
 */
export class Tokens {
  readonly text: string;
  /** The number of tokens, the end of the file not counted. */
  readonly count: number;
  readonly types: Int16Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly hidden: Uint8Array | undefined;
  /** What decided about them, where the language has such a hook. */
  readonly hook: TokenHook | undefined;
  /** Whether the text has more tokens than these, and more than any may have. */
  readonly isCut: boolean;
  /** The next token to be read. */
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

  /** Whether the next token stands on a later line than the one before it. */
  beginsLine(): boolean {
    return /[\r\n]/.test(this.text.slice(this.end(this.index - 1), this.start(this.index)));
  }

  /** The type of `token`; `END_OF_FILE` before the first and behind the last. */
  type(token: number): number {
    return this.has(token) ? this.types[token]! : END_OF_FILE;
  }

  /** Where `token` begins: the end of the text for those behind the last. */
  start(token: number): number {
    return this.has(token) ? this.starts[token]! : token < 0 ? 0 : this.text.length;
  }

  end(token: number): number {
    return this.has(token) ? this.ends[token]! : token < 0 ? 0 : this.text.length;
  }

  textOf(token: number): string {
    return this.text.slice(this.start(token), this.end(token));
  }

  /** One token after the other. */
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
