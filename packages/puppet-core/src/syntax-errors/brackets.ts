import { createSpan, type Diagnostic, type Source, type Span } from "@cairn/diagnostics";
import { END_OF_FILE, type Complaint, type Tokens } from "@cairn/syntax";
import { TokenType as T } from "../generated/token-types.js";
import type { SyntaxCreators } from "./declarations.js";

const closings: Readonly<Record<number, string>> = {
  [T.OPEN_BRACE]: "}",
  [T.BODY_OPEN]: "}",
  [T.INTERPOLATION_OPEN]: "}",
  [T.OPEN_BRACKET]: "]",
  [T.INDEX_OPEN]: "]",
  [T.OPEN_PAREN]: ")",
  [T.CALL_OPEN]: ")",
};

const closingTypes: Readonly<Record<string, number>> = { "}": T.CLOSE_BRACE, "]": T.CLOSE_BRACKET, ")": T.CLOSE_PAREN };
const isClosing = new Set<number>(Object.values(closingTypes));

/** A bracket is open where the file ends, or where another one is closed. */
export function explainBracket(
  { token, unclosed, expected, words }: Complaint,
  tokens: Tokens,
  source: Source,
  create: SyntaxCreators,
): Diagnostic | undefined {
  const type = tokens.type(token);
  if (unclosed < 0 || !(type === END_OF_FILE || isClosing.has(type))) return undefined;
  const closing = closings[tokens.type(unclosed)]!;
  if (!expected.has(closingTypes[closing]!)) return undefined;
  const [bracket, found] = [tokens.textOf(unclosed), words.found];
  const open = placeOf(unclosed, tokens, source);
  if (type === END_OF_FILE) return create["unclosed-bracket"](open, { bracket, closing, found });
  const labels = [{ span: open, message: "it is open here" }];
  const span = placeOf(token, tokens, source);
  return create["unclosed-bracket"](span, { bracket, closing, found }, { labels });
}

/** Where a token stands. */
export function placeOf(token: number, tokens: Tokens, source: Source): Span {
  return createSpan(source, tokens.start(token), tokens.end(token));
}
