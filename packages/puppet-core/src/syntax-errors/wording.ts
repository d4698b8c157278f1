import { TokenType as T } from "../generated/token-types.js";
import type { Wording } from "@cairn/syntax";

/** How messages name the tokens of the language. */
export const wording: Wording = {
  tokens: {
    [T.NAME]: "a name",
    [T.VARIABLE]: "a variable",
    [T.REFERENCE]: "a type",
    [T.NUMBER]: "a number",
    [T.STRING]: "a string",
    [T.BODY_OPEN]: "`{`",
    [T.INDEX_OPEN]: "`[`",
    [T.CALL_OPEN]: "`(`",
    [T.PIPE_CLOSE]: "`|`",
    [T.STRING_CLOSE]: '`"`',
  },
  groups: [],
  boundaries: [T.SEMICOLON, T.OPEN_BRACE, T.BODY_OPEN, T.CLOSE_BRACE],
};

const ends = [
  T.ARROW,
  T.COLON,
  T.COMMA,
  T.SEMICOLON,
  T.BODY_OPEN,
  T.CLOSE_BRACE,
  T.CLOSE_BRACKET,
  T.CLOSE_PAREN,
  T.COLLECT_CLOSE,
  T.EXPORTED_CLOSE,
  T.PIPE_CLOSE,
  T.STRING_CLOSE,
];

const signs: Readonly<Record<number, string>> = {
  [T.ARROW]: "`=>`",
  [T.COLON]: "`:`",
  [T.COMMA]: "`,`",
  [T.SEMICOLON]: "`;`",
  [T.BODY_OPEN]: "`{`",
  [T.CLOSE_BRACE]: "`}`",
  [T.CLOSE_BRACKET]: "`]`",
  [T.CLOSE_PAREN]: "`)`",
  [T.COLLECT_CLOSE]: "`|>`",
  [T.EXPORTED_CLOSE]: "`|>>`",
  [T.PIPE_CLOSE]: "`|`",
  [T.STRING_CLOSE]: '`"`',
  [T.INHERITS]: "`inherits`",
};

/** A short list of what would fit: operators that might continue an expression are not listed. */
export function expectedWords(expected: ReadonlySet<number>): string {
  const names: string[] = [];
  if (expected.has(T.IF) && expected.has(T.CLASS)) names.push("a statement");
  else if (expected.has(T.IF)) names.push("a value");
  else if (expected.has(T.VARIABLE)) names.push("a parameter");
  else if (expected.has(T.NAME)) names.push("a name");
  else if (expected.has(T.REFERENCE)) names.push("a type");
  if (expected.has(T.KEYWORD_KEY)) names.push("an attribute");
  if (expected.has(T.CALL_OPEN) && names.length === 0 && !ends.some((type) => expected.has(type)))
    names.push("an operator");
  for (const type of ends) if (expected.has(type)) names.push(signs[type]!);
  return names.length < 2
    ? (names[0] ?? "the end of the file")
    : `${names.slice(0, -1).join(", ")} or ${names.at(-1)!}`;
}
