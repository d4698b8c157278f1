import type { FixToken } from "@cairn/syntax";
import { Cf2Parser as T } from "../generated/Cf2Parser.js";

/** What leaves a token out. */
const DROPPED = 0;

/** Tokens behind which nothing can have ended: a line end there separates nothing. */
const goesOn = new Set<number>([
  ...[T.IF, T.THEN, T.ELSE, T.IMPORT, T.DEF, T.PRIVATE],
  ...[T.ASSIGN, T.MERGE, T.TILDE, T.EQUALS, T.COMMA, T.DOT, T.DOLLAR, T.OPEN, T.OPEN_BRACE, T.OPEN_BRACKET],
  ...[T.OR, T.AND, T.LESS, T.LESS_EQUAL, T.EQUAL, T.NOT_EQUAL, T.GREATER_EQUAL, T.GREATER],
  ...[T.CONCAT, T.PLUS, T.MINUS, T.STAR, T.SLASH, T.NOT],
]);

const blanks = /(?:[ \t\f\r\n]+|\/\/[^\r\n]*)*/y;
/** What cannot begin anything: closing brackets, separators, operators, and the words that go on with a conditional. */
const continuation = /[)\]},.=~+\-*/<>|&]|!=|(?:then|else)(?![a-zA-Z0-9_\u0080-\u{FFFFF}])/uy;

/**
 * Line ends separate, unless something must go on: one token behind and one ahead decide. A run of blank and comment lines is one
 * separator, and a comma next to it needs none.
 */
export function separateLines(text: string): FixToken {
  let last: number = T.COMMA;
  let decidedUpTo = 0;
  return (type, start, end) => {
    if (type !== T.NEWLINE) return (last = type);
    if (start < decidedUpTo) return DROPPED;
    decidedUpTo = skipBlanks(text, end);
    if (goesOn.has(last) || decidedUpTo >= text.length || isContinuation(text, decidedUpTo)) return DROPPED;
    return (last = type);
  };
}

function skipBlanks(text: string, from: number): number {
  blanks.lastIndex = from;
  blanks.test(text);
  return Math.max(from, blanks.lastIndex);
}

function isContinuation(text: string, at: number): boolean {
  continuation.lastIndex = at;
  return continuation.test(text);
}
