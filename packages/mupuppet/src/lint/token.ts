/** The types of puppet-lint's tokens. */
export type TokenType =
  | "AT" | "BACKSLASH" | "CLASSREF" | "COLON" | "COMMA" | "COMMENT" | "DIV" | "DOT" | "DQMID" | "DQPOST" | "DQPRE"
  | "EQUALS" | "FARROW" | "FUNCTION_NAME" | "HEREDOC" | "HEREDOC_MID" | "HEREDOC_OPEN" | "HEREDOC_POST" | "HEREDOC_PRE"
  | "IN_EDGE" | "IN_EDGE_SUB" | "INDENT" | "ISEQUAL" | "LBRACE" | "LBRACK" | "LPAREN" | "MATCH" | "MLCOMMENT" | "NAME"
  | "NEWLINE" | "NOMATCH" | "NUMBER" | "OPERATOR" | "OUT_EDGE" | "PIPE" | "QMARK" | "RBRACE" | "RBRACK" | "REGEX"
  | "RPAREN" | "SEMIC" | "SLASH_COMMENT" | "SSTRING" | "STRING" | "TYPE" | "UNENC_VARIABLE" | "VARIABLE" | "WHITESPACE"
  | "CASE" | "CLASS" | "DEFAULT" | "DEFINE" | "IMPORT" | "IF" | "ELSIF" | "ELSE" | "INHERITS" | "NODE" | "AND" | "OR"
  | "UNDEF" | "FALSE" | "TRUE" | "IN" | "UNLESS" | "FUNCTION" | "ATTR" | "PRIVATE"; // prettier-ignore

/** A token of a manifest as puppet-lint reads it. */
export interface Token {
  readonly type: TokenType;
  /** Its text without quotes, `$` and comment marks. */
  readonly value: string;
  /** Its offsets in the text; those of a string's part include the quote, the `${` or the `}` beside it. */
  readonly start: number;
  readonly end: number;
  readonly index: number;
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  prev: Token | undefined;
  next: Token | undefined;
  /** The neighbours that are neither comments nor white space. */
  prevCode: Token | undefined;
  nextCode: Token | undefined;
  /** The bracket that belongs to this one. */
  partner: Token | undefined;
}

const formatting: ReadonlySet<TokenType> = new Set([
  "COMMENT",
  "INDENT",
  "MLCOMMENT",
  "NEWLINE",
  "SLASH_COMMENT",
  "WHITESPACE",
]);

/** Whether a token is a comment or white space. */
export function isFormatting({ type }: Token): boolean {
  return formatting.has(type);
}

export function isComment({ type }: Token): boolean {
  return type === "COMMENT" || type === "MLCOMMENT" || type === "SLASH_COMMENT";
}

/** The next token of one of the types at the same depth of brackets. */
export function nextOf(from: Token, ...types: readonly TokenType[]): Token | undefined {
  for (let token = from.next; token; token = token.next) {
    if (types.includes(token.type)) return token;
    if (token.type === "LBRACE" || token.type === "LBRACK" || token.type === "LPAREN") {
      if (!token.partner) return undefined;
      token = token.partner;
    }
  }
  return undefined;
}
