import { createSpan, replacement, type Span } from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-core";
import type { TokenRepairer } from "@cairn/syntax";

/** If a token begins a common mistake, reports it, fixes the tokens, and returns true. */
export type Mistake = (token: number, repairer: TokenRepairer) => boolean;

/** Tokens that a value ends with. */
export const valueEnds: ReadonlySet<number> = new Set<number>([
  ...[T.NAME, T.WORD, T.REFERENCE, T.VARIABLE, T.NUMBER, T.STRING, T.PLAIN_STRING, T.STRING_CLOSE, T.REGEX],
  ...[T.CLOSE_BRACE, T.CLOSE_BRACKET, T.CLOSE_PAREN, T.TRUE, T.FALSE, T.UNDEF, T.DEFAULT],
]);

/** Names before `=>` or `+>`. */
export const keys: ReadonlySet<number> = new Set<number>([
  ...[T.NAME_KEY, T.DEFAULT_KEY, T.UNDEF_KEY, T.TYPE_KEY, T.KEYWORD_KEY, T.SPLAT_KEY],
]);

export const nameTokens: ReadonlySet<number> = new Set<number>([T.NAME, T.WORD]);

/** The span of some tokens, from the first to the last. */
export function spanOf({ source, tokens }: TokenRepairer, first: number, last = first): Span {
  return createSpan(source, tokens.start(first), tokens.end(last));
}

/** An empty span between tokens, and the fix that inserts `text` there. */
export function insertionAt({ source }: TokenRepairer, end: number, text: string) {
  const span = createSpan(source, end, end);
  return { span, fixes: [replacement(span, text, `insert \`${text}\``)] };
}

/** Whether two tokens are adjacent, without a blank. */
export function isAdjacent({ tokens }: TokenRepairer, first: number): boolean {
  return tokens.end(first) === tokens.start(first + 1);
}
