import { TokenType as T } from "../generated/token-types.js";

const size = Math.max(...Object.values(T)) + 1;

/** A set of token types as a column of flags. */
export function setOf(...types: readonly number[]): Uint8Array {
  const set = new Uint8Array(size);
  for (const type of types) set[type] = 1;
  return set;
}

const operands = [
  T.VARIABLE,
  T.NAME,
  T.WORD,
  T.REFERENCE,
  T.NUMBER,
  T.STRING,
  T.PLAIN_STRING,
  T.REGEX,
  T.TRUE,
  T.FALSE,
  T.HEREDOC,
  T.HEREDOC_CLOSE,
  T.STRING_CLOSE,
  T.INTERPOLATED_NAME,
  T.CLOSE_BRACKET,
  T.CLOSE_PAREN,
  T.COLLECT_CLOSE,
  T.EXPORTED_CLOSE,
];

/** After these a `/` divides and doesn't begin a regex. */
export const dividable = setOf(...operands);

/** After these `(` opens the arguments of a call, if it is on the same line. */
export const callable = setOf(...operands, T.UNDEF, T.DEFAULT, T.CLASS_RESOURCE);

/** An operand ends with these: an operator or an index follows. */
export const operandEnds = setOf(...operands, T.UNDEF, T.DEFAULT, T.CLASS_RESOURCE, T.CLOSE_BRACE);

/** After these `{` opens a body, not a hash. */
export const beforeBody = setOf(
  ...operands,
  T.UNDEF,
  T.DEFAULT,
  T.CLASS_RESOURCE,
  T.CLOSE_BRACE,
  T.COLON,
  T.ELSE,
  T.PIPE_CLOSE,
  T.SELECT_LIST,
);

export const keywords = [
  T.AND,
  T.ATTR,
  T.CASE,
  T.CLASS,
  T.DEFAULT,
  T.DEFINE,
  T.ELSE,
  T.ELSIF,
  T.FALSE,
  T.FUNCTION,
  T.IF,
  T.IN,
  T.INHERITS,
  T.NODE,
  T.OR,
  T.PRIVATE,
  T.TRUE,
  T.TYPE,
  T.UNDEF,
  T.UNLESS,
] as const;
