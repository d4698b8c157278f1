import type { Lexicon, TokenKind } from "@cairn/language-server";
import { nesting, TokenType as T } from "@cairn/puppet-core";
import { tokenize } from "../parse/parse.js";

const keywords = [
  ...[T.ABSTRACT, T.AND, T.ATTR, T.CASE, T.DEFAULT, T.ELSE, T.ELSIF, T.ENUM, T.FALSE, T.HAS, T.IF, T.IN, T.INHERITS],
  ...[T.INVARIANT, T.OR, T.TRUE, T.TYPE, T.UNDEF, T.UNLESS],
];
const strings = [T.STRING, T.PLAIN_STRING, T.STRING_OPEN, T.STRING_TEXT, T.STRING_CLOSE, T.UNCLOSED_STRING, T.HEREDOC];

const kinds = new Map<number, TokenKind>([
  ...keywords.map((type) => [type, "keyword"] as const),
  ...strings.map((type) => [type, "string"] as const),
  ...[T.ARROW, T.PLUS_ARROW].map((type) => [type, "operator"] as const),
  ...[T.NUMBER, T.BAD_NUMBER].map((type) => [type, "number"] as const),
  [T.REGEX, "regexp"],
  [T.UNCLOSED_COMMENT, "comment"],
  [T.NAME_KEY, "attribute"],
]);

/** The words of type-arm, for outlines and highlighting. */
export const lexicon: Lexicon = {
  tokens: tokenize,
  kindOf: (type) => kinds.get(type),
  brackets: new Map(nesting.pairs),
};
