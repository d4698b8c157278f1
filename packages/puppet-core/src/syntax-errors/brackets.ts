import { createSpan, type Diagnostic, type Source, type Span } from "@cairn/diagnostics";
import { closeByIndentation, END_OF_FILE, openByIndentation, type Complaint, type Tokens } from "@cairn/syntax";
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

/**
 * A bracket that is still open at the end of the file, at the closing of another one, or at the beginning of a line
 * that can't be inside it.
 */
export function explainBracket(
  { token, unclosed, expected, words }: Complaint,
  tokens: Tokens,
  source: Source,
  create: SyntaxCreators,
): Diagnostic | undefined {
  const isEnd = tokens.type(token) === END_OF_FILE;
  if (unclosed < 0 || !(isEnd || isClosing.has(tokens.type(token)) || beginsLine(token, tokens))) return undefined;
  const closing = closings[tokens.type(unclosed)]!;
  if (!expected.has(closingTypes[closing]!)) return undefined;
  const inner = isEnd && closing === "}" ? openByIndentation(tokens, braces) : undefined;
  const opening = inner?.opening ?? unclosed;
  const label = inner
    ? { span: spanOfToken(inner.closing, tokens, source), message: "by its indentation, this `}` closes an outer `{`" }
    : {
        span: spanOfToken(token, tokens, source),
        message: `it should be closed before ${isEnd ? "the end of the file" : "this"}`,
      };
  const said = { bracket: tokens.textOf(opening), closing, found: inner ? "the end of the file" : words.found };
  const fixes = [{ label: `insert \`${closing}\``, edits: [closeByIndentation(tokens, source, opening, closing)] }];
  return create["unclosed-bracket"](spanOfToken(opening, tokens, source), said, { labels: [label], fixes });
}

const braces = new Map<number, number>([
  [T.OPEN_BRACE, T.CLOSE_BRACE],
  [T.BODY_OPEN, T.CLOSE_BRACE],
  [T.INTERPOLATION_OPEN, T.CLOSE_BRACE],
]);

function beginsLine(token: number, tokens: Tokens): boolean {
  return /[\r\n]/.test(tokens.text.slice(tokens.end(token - 1), tokens.start(token)));
}

/** The span of a token. */
export function spanOfToken(token: number, tokens: Tokens, source: Source): Span {
  return createSpan(source, tokens.start(token), tokens.end(token));
}
