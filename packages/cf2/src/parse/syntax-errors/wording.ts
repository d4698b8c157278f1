import type { Wording } from "@cairn/syntax";
import { Cf2Parser as T } from "../../generated/Cf2Parser.js";

const operators = [
  ...[T.OR, T.AND, T.LESS, T.LESS_EQUAL, T.EQUAL, T.NOT_EQUAL, T.GREATER_EQUAL, T.GREATER],
  ...[T.CONCAT, T.PLUS, T.MINUS, T.STAR, T.SLASH, T.ELSE, T.DOT],
];
const values = [
  ...[T.NUMBER, T.STRING, T.TRUE, T.FALSE, T.UNDEFINED, T.DOLLAR, T.NAME, T.IMPORT],
  ...[T.OPEN_BRACKET, T.OPEN_BRACE, T.OPEN],
];

/** The names of the grammar's symbols in messages. */
export const wording: Wording = {
  tokens: {
    [T.NAME]: "a name",
    [T.NUMBER]: "a number",
    [T.STRING]: "a string",
    [T.NEWLINE]: "a new line",
    [T.IMPORT]: "`import(…)`",
    [T.IF]: "`if`",
  },
  groups: [
    { name: "a value", tokens: [...values, T.IF, T.MINUS, T.NOT] },
    { name: "a value", tokens: values },
    { name: "an operator", tokens: operators },
    { name: "a definition", tokens: [T.NAME, T.IMPORT, T.IF, T.PRIVATE, T.DEF] },
    { name: "`=>`, `~>` or `~(function)>`", tokens: [T.ASSIGN, T.MERGE, T.TILDE] },
    { name: "a new line or `,`", tokens: [T.NEWLINE, T.COMMA] },
  ],
  boundaries: [T.NEWLINE, T.COMMA, T.OPEN_BRACE, T.CLOSE_BRACE],
};
