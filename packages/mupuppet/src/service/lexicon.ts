import type { Lexicon, TokenKind } from "@cairn/language-server";
import { TokenType as T } from "@cairn/puppet-core";
import { tokenize } from "../parse/parse.js";
import { syntax } from "../parse/parser.js";

const keywords = [
  ...[
    T.AND,
    T.ATTR,
    T.CASE,
    T.CLASS,
    T.CLASS_RESOURCE,
    T.DEFAULT,
    T.DEFINE,
    T.ELSE,
    T.ELSIF,
    T.FALSE,
    T.FUNCTION,
    T.IF,
  ],
  ...[T.IN, T.INHERITS, T.NODE, T.OR, T.PRIVATE, T.TRUE, T.TYPE, T.UNDEF, T.UNLESS],
];
const strings = [T.STRING, T.PLAIN_STRING, T.STRING_OPEN, T.STRING_TEXT, T.STRING_CLOSE, T.UNCLOSED_STRING, T.HEREDOC];

const kinds = new Map<number, TokenKind>([
  ...keywords.map((type) => [type, "keyword"] as const),
  ...strings.map((type) => [type, "string"] as const),
  ...[T.HEREDOC_OPEN, T.HEREDOC_CLOSE].map((type) => [type, "string"] as const),
  ...[T.ARROW, T.PLUS_ARROW, T.BEFORE, T.NOTIFY, T.AFTER, T.NOTIFIED].map((type) => [type, "operator"] as const),
  ...[T.NUMBER, T.BAD_NUMBER].map((type) => [type, "number"] as const),
  [T.REGEX, "regexp"],
  [T.UNCLOSED_COMMENT, "comment"],
  [T.NAME_KEY, "attribute"],
]);

/** Puppet's words, for outlines and highlighting. */
export const lexicon: Lexicon = {
  tokens: tokenize,
  kindOf: (type) => kinds.get(type),
  brackets: new Map(syntax.nesting.pairs),
};
