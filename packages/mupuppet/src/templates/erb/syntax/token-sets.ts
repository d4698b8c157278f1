import { ErbParser as T } from "../generated/ErbParser.js";

/** A set of token types as a column of flags. */
export function setOf(...types: readonly number[]): Uint8Array {
  const set = new Uint8Array(256);
  for (const type of types) set[type] = 1;
  return set;
}

/** Tokens with which an operand ends: an operator may follow, an index, a modifier. */
export const operandEnds = setOf(
  T.NAME,
  T.CONSTANT,
  T.INSTANCE,
  T.GLOBAL,
  T.SHARED,
  T.FLOAT,
  T.INTEGER,
  T.SYMBOL,
  T.STRING,
  T.PLAIN_STRING,
  T.CHARACTER,
  T.SHELL,
  T.NIL,
  T.TRUE,
  T.FALSE,
  T.SELF,
  T.JUMP,
  T.YIELD,
  T.STRING_CLOSE,
  T.LITERAL_CLOSE,
  T.REGEX_CLOSE,
  T.CLOSE_BRACKET,
  T.CLOSE_BRACE,
  T.CLOSE_PAREN,
  T.END,
);

/** Behind these the end of a line ends a statement; behind any other token it only separates words. */
export const lineEnds = setOf(
  ...Array.from(operandEnds, (flag, type) => (flag === 1 ? type : 0)),
  T.ELSE,
  T.BEGIN,
  T.ENSURE,
  T.DO,
  T.COMMAND_DO,
  T.PARAMETERS_CLOSE,
  T.BLOCK_OPEN,
  T.RESCUE,
  T.CASE,
);

/** Behind these a name with a colon is a label; elsewhere the colon may be that of a ternary. */
export const labelPlaces = setOf(T.OPEN_BRACE, T.OPEN_PAREN, T.CALL_OPEN, T.COMMA, T.COMMAND_COMMA, T.COMMAND);

/** Words that behind a name with a blank are no argument of it. */
export const goingOn: ReadonlySet<string> = new Set([
  "and",
  "do",
  "else",
  "elsif",
  "end",
  "ensure",
  "if",
  "in",
  "or",
  "rescue",
  "then",
  "unless",
  "until",
  "when",
  "while",
]);

/** The words of Ruby that open what `end` closes, unless they stand behind a statement. */
export const openers = setOf(T.IF, T.UNLESS, T.WHILE, T.UNTIL, T.CASE, T.FOR, T.BEGIN, T.DEF);

export const behind: Readonly<Record<number, number>> = {
  [T.IF]: T.IF_BEHIND,
  [T.UNLESS]: T.UNLESS_BEHIND,
  [T.WHILE]: T.WHILE_BEHIND,
  [T.UNTIL]: T.UNTIL_BEHIND,
  [T.RESCUE]: T.RESCUE_BEHIND,
};

/** Words that a template can't use: they define what outlives it, or lead out of it. */
export const refusedWords = [T.ALIAS, T.CLASS, T.MODULE, T.REDO, T.RETRY, T.SUPER, T.UNDEF] as const;

export const keywords: readonly number[] = [
  ...refusedWords,
  T.AND,
  T.BEGIN,
  T.BREAK,
  T.CASE,
  T.DEF,
  T.DO,
  T.ELSE,
  T.ELSIF,
  T.END,
  T.ENSURE,
  T.FALSE,
  T.FOR,
  T.IF,
  T.IN,
  T.NEXT,
  T.NIL,
  T.NOT,
  T.OR,
  T.RESCUE,
  T.RETURN,
  T.SELF,
  T.THEN,
  T.TRUE,
  T.UNLESS,
  T.UNTIL,
  T.WHEN,
  T.WHILE,
  T.YIELD,
];

/** The tokens that the hook decides about. */
export const wanted = setOf(
  ...keywords,
  T.TEXT,
  T.OUTPUT_OPEN,
  T.CODE_OPEN,
  T.CODE_CLOSE,
  T.NAME,
  T.CONSTANT,
  T.SYMBOL,
  T.OPEN_BRACE,
  T.CLOSE_BRACE,
  T.OPEN_BRACKET,
  T.CLOSE_BRACKET,
  T.OPEN_PAREN,
  T.CLOSE_PAREN,
  T.INTERPOLATION_OPEN,
  T.DOT,
  T.SAFE_DOT,
  T.SCOPE,
  T.COMMA,
  T.SEMICOLON,
  T.QUESTION,
  T.ARROW,
  T.PIPE,
  T.OR_ELSE,
  T.AMPERSAND,
  T.MINUS,
  T.PLUS,
  T.TIMES,
  T.POWER,
  T.DIVIDE,
  T.OPERATE_ASSIGN,
  T.MODULO,
  T.LINE_END,
);
