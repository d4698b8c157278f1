import type { Lexicon, TokenKind } from "@cairn/language-server";
import { tokenize } from "../parse/parse.js";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";

const kinds = new Map<number, TokenKind>([
  ...[T.TRUE, T.FALSE, T.NULL, T.DATA, T.EXTENDS, T.INCLUDE].map((type) => [type, "keyword"] as const),
  ...[T.STRING, T.BAD_STRING, T.UNCLOSED_STRING].map((type) => [type, "string"] as const),
  ...[T.NUMBER, T.BAD_NUMBER].map((type) => [type, "number"] as const),
  [T.UNCLOSED_COMMENT, "comment"],
]);

/** SmartFrog's words, for outlines and highlighting. */
export const lexicon: Lexicon = {
  tokens: tokenize,
  kindOf: (type) => kinds.get(type),
  brackets: new Map([
    [T.OPEN_BRACE, T.CLOSE_BRACE],
    [T.OPEN_BRACKET, T.CLOSE_BRACKET],
  ]),
};
