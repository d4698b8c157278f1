/** Where expressions, items and brackets end, as far as their words tell. */
import type { Scan } from "@cairn/language-server";
import { TokenType as T } from "@cairn/puppet-core";

const openers = new Set<number>([
  ...[T.OPEN_BRACE, T.BODY_OPEN, T.INTERPOLATION_OPEN, T.OPEN_BRACKET, T.INDEX_OPEN, T.OPEN_PAREN, T.CALL_OPEN],
]);
const enders = new Set<number>([T.CLOSE_BRACE, T.CLOSE_BRACKET, T.CLOSE_PAREN, T.SEMICOLON, T.COMMA]);

/** What an expression can't end or begin with. */
const joins = /^(?:[-+*/%?.<>=!~|]|(?:and|or|in)$)/;

/** The index of the last word of the item of a list that `from` is in; the list is closed by the word at `end`. */
export function endOfItem(scan: Scan, from: number, end: number): number {
  let at = from;
  while (at + 1 < end && scan.type(at + 1) !== T.COMMA) at = next(scan, at + 1) - 1;
  return at;
}

/** The index of the last word of the expression that begins at `from`: it ends with its line unless an operator goes on. */
export function endOfExpression(scan: Scan, from: number): number {
  let at = next(scan, from) - 1;
  while (at + 1 < scan.count && !enders.has(scan.type(at + 1))) {
    const isNewLine = scan.source.text.slice(scan.end(at), scan.start(at + 1)).includes("\n");
    if (isNewLine && !joins.test(scan.text(at + 1)) && !joins.test(scan.text(at))) break;
    at = next(scan, at + 1) - 1;
  }
  return at;
}

/** The index after the word at `at`, or after the bracket that it closes with. */
function next(scan: Scan, at: number): number {
  return openers.has(scan.type(at)) ? Math.min(scan.count, Math.max(at, scan.closing(at)) + 1) : at + 1;
}
