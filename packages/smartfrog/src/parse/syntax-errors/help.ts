import type { Complaint, Tokens } from "@cairn/syntax";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";

/** Help on what to write, by the syntactic position of the error. */
export function helpFor({ token, previous, expected }: Complaint, tokens: Tokens): string {
  const before = tokens.type(previous);
  if (before === T.COLON) return "the parts of a path are names: `a:b:c`";
  if (before === T.DATA) return "write the path of an attribute after `DATA`, such as `DATA a:b`";
  if (expected.has(T.CLOSE_BRACKET) && expected.has(T.COMMA))
    return "end the vector with `]`, or continue with `,` and an item";
  if (expected.has(T.SEMICOLON) && tokens.type(token) === T.COMMA) return "write several values as a vector: `[1, 2]`";
  if (expected.has(T.OPEN_BRACE)) return "write the name of a component or `{ … }`";
  if (expected.has(T.EXTENDS)) return "write a value and `;`, such as `1;`, or `extends { … }`";
  if (expected.has(T.NUMBER))
    return "items are numbers, strings, `true`, `false`, `NULL`, `DATA` references and vectors";
  return "an attribute is written `name value;` or `name extends { … }`";
}
