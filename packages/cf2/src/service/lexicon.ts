import type { Lexicon, TokenKind } from "@cairn/language-server";
import { Cf2Parser as T } from "../generated/Cf2Parser.js";
import { syntax, tokenize } from "../parse/parse.js";

const kinds = new Map<number, TokenKind>([
  ...[T.IF, T.THEN, T.ELSE, T.IMPORT, T.DEF, T.PRIVATE, T.TRUE, T.FALSE].map((type) => [type, "keyword"] as const),
  ...[T.STRING, T.UNCLOSED_STRING].map((type) => [type, "string"] as const),
  ...[T.ASSIGN, T.MERGE, T.UNDEFINED, T.OR, T.AND, T.CONCAT, T.NOT].map((type) => [type, "operator"] as const),
  [T.NUMBER, "number"],
]);

/** CF2's words, for outlines and highlighting. */
export const lexicon: Lexicon = {
  tokens: tokenize,
  kindOf: (type) => kinds.get(type),
  brackets: new Map(syntax.nesting.pairs),
};
