/** Decides which line breaks separate definitions, before the parser sees the tokens. */
import { END_OF_FILE, type TokenHook } from "@cairn/syntax";
import { Cf2Parser as T } from "../generated/Cf2Parser.js";

/** The token type that drops a token. */
const DROPPED = 0;

/** Tokens after which nothing can have ended: a line break there doesn't separate. */
const goesOn = new Set<number>([
  ...[END_OF_FILE, T.IF, T.THEN, T.ELSE, T.IMPORT, T.DEF, T.PRIVATE],
  ...[T.ASSIGN, T.MERGE, T.TILDE, T.EQUALS, T.COMMA, T.DOT, T.DOLLAR, T.OPEN, T.OPEN_BRACE, T.OPEN_BRACKET],
  ...[T.OR, T.AND, T.LESS, T.LESS_EQUAL, T.EQUAL, T.NOT_EQUAL, T.GREATER_EQUAL, T.GREATER],
  ...[T.CONCAT, T.PLUS, T.MINUS, T.STAR, T.SLASH, T.NOT],
]);

const blanks = /(?:[ \t\f\r\n]+|\/\/[^\r\n]*)*/y;
/**
 * Anything that can't begin an element: closing brackets, separators, operators, and the keywords that continue a
 * conditional.
 */
const continuation = /[)\]},.=~+\-*/<>|&]|!=|(?:then|else)(?![a-zA-Z0-9_\u0080-\u{FFFFF}])/uy;

const wanted = new Uint8Array(T.UNKNOWN + 1);
wanted[T.NEWLINE] = 1;

/**
 * Line breaks separate, unless something must continue: one token of lookbehind and one of lookahead decide. A run of
 * blank and comment lines is one separator, and is dropped next to a comma.
 */
export class NewlineHook implements TokenHook {
  readonly wanted = wanted;
  end = 0;
  detour = undefined;
  nextLine = -1;
  private readonly text: string;
  private decidedUpTo = 0;

  constructor(text: string) {
    this.text = text;
  }

  see(type: number, start: number, end: number, previous: number): number {
    if (start < this.decidedUpTo) return DROPPED;
    const { text } = this;
    this.decidedUpTo = skipBlanks(text, end);
    const isLast = this.decidedUpTo >= text.length;
    return goesOn.has(previous) || isLast || isContinuation(text, this.decidedUpTo) ? DROPPED : type;
  }
}

function skipBlanks(text: string, from: number): number {
  if (text.charCodeAt(from) !== SLASH) return from;
  blanks.lastIndex = from;
  blanks.test(text);
  return Math.max(from, blanks.lastIndex);
}

const SLASH = 47;

function isContinuation(text: string, at: number): boolean {
  continuation.lastIndex = at;
  return continuation.test(text);
}
