import { TokenType as T } from "../generated/token-types.js";
import type { Complaint, Tokens } from "@cairn/syntax";

/** What to type, by the purpose of the position. */
export function helpFor({ token, previous, expected }: Complaint, tokens: Tokens): string {
  const [before, found] = [tokens.type(previous), tokens.type(token)];
  if (before === T.INTERPOLATION_OPEN) return "write an expression between `${` and `}`";
  if (expected.has(T.ARROW) && found === T.ASSIGN) return "write `=>` between a name and its value";
  if (expected.has(T.KEYWORD_KEY)) return "attributes are written `name => value`, with commas between them";
  if (expected.has(T.COLON) && !expected.has(T.ARROW)) return "write `:` after a title or the values of a case";
  if (expected.has(T.ARROW) && !expected.has(T.COMMA)) return "write `=>` and a value after the key";
  if (expected.has(T.COMMA) && expected.has(T.CLOSE_BRACE))
    return "write `,` between two attributes, or `}` to end them";
  if (expected.has(T.COMMA) && expected.has(T.CLOSE_BRACKET)) return "write `,` between two items, or `]` to end them";
  if (expected.has(T.COMMA) && expected.has(T.CLOSE_PAREN))
    return "write `,` between two arguments, or `)` to end them";
  if (expected.has(T.BODY_OPEN) && !expected.has(T.BEFORE)) return "write the body in `{` and `}`";
  if (found === T.SEMICOLON || before === T.SEMICOLON) return "a `;` comes between two statements, and nowhere else";
  if (expected.has(T.IF)) return "write a value: a string, a number, a variable, an array, a hash or a call";
  return "remove it, or write what is missing before it";
}
