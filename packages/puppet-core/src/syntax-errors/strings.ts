import { createSpan, type Fix, type Span, replacement } from "@cairn/diagnostics";
import type { TokenRepairer, Tokens } from "@cairn/syntax";
import { TokenType as T } from "../generated/token-types.js";
import type { SyntaxCreators } from "./declarations.js";

const unclosed = new WeakMap<Tokens, ReadonlySet<number>>();

/** A string in double quotes that extends to the end of the file: its last piece is where the quote is missing. */
export function repairString(token: number, repairer: TokenRepairer, create: SyntaxCreators): void {
  const { tokens, source } = repairer;
  const inComment = tokens.type(tokens.count - 1) === T.UNCLOSED_COMMENT;
  if (inComment || !unclosedIn(tokens).has(token)) return repairer.keep(token);
  const last = endOfLastPiece(tokens);
  const open = createSpan(source, tokens.start(token), tokens.end(token));
  const labels = tokens.end(token) === last ? [] : [{ span: open, message: "the string begins here" }];
  const span = createSpan(source, Math.max(0, last - 1), last);
  const fixes = closing(span, last, source.text.slice(last), '"');
  repairer.report(create["unclosed-string"](span, { quote: '`"`', escape: '`\\"`' }, { labels, fixes }));
  repairer.cutShort = true;
  repairer.continueAt(tokens.count);
}

/**
 * The edit that inserts the missing quote, after the words of the first line and before the signs that end it; the text
 * begins at `start`.
 */
export function closing({ source }: Span, start: number, text: string, quote: string): Fix[] {
  const [line = ""] = /^[^\r\n]*/.exec(text)!;
  const end = start + line.replace(/(?<![\s:;,)\]}]|=>)(?:[\s:;,)\]}]|=>)*$/, "").length;
  return [replacement(createSpan(source, end, end), quote, `insert \`${quote}\``)];
}

function unclosedIn(tokens: Tokens): ReadonlySet<number> {
  let found = unclosed.get(tokens);
  if (found === undefined) {
    const open: number[] = [];
    for (let token = 0; token < tokens.count; token++) {
      if (tokens.types[token] === T.STRING_OPEN) open.push(token);
      if (tokens.types[token] === T.STRING_CLOSE) open.pop();
    }
    unclosed.set(tokens, (found = new Set(open)));
  }
  return found;
}

/** The start of the text that never ends: after the last interpolation, or after the quote. */
function endOfLastPiece(tokens: Tokens): number {
  let last = tokens.count - 1;
  while (tokens.types[last] === T.STRING_TEXT) last--;
  const type = tokens.types[last];
  const inText =
    last < tokens.count - 1 || type === T.STRING_OPEN || type === T.STRING_VARIABLE || type === T.CLOSE_BRACE;
  return inText ? tokens.ends[last]! : tokens.text.length;
}
