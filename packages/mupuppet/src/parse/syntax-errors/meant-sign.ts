import { createSpan, replacement, type Details, type Source } from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-core";
import type { Complaint, Tokens } from "@cairn/syntax";

/** What was probably meant, in words and as a fix. */
type Meant = Pick<Details, "help" | "fixes">;

const opens = new Set(["{", "}"]);

/** A single sign that is missing or wrong before or at the unexpected token. */
export function meantSign({ expected, previous, token }: Complaint, tokens: Tokens, source: Source): Meant | undefined {
  const text = tokens.textOf(token);
  const after = createSpan(source, tokens.end(previous), tokens.end(previous));
  const insert = (sign: string, help: string): Meant => ({
    help,
    fixes: [replacement(after, sign, `insert \`${sign}\``)],
  });
  if (text === "=>" && tokens.type(previous) === T.VARIABLE && beginsLine(previous, tokens)) {
    const span = createSpan(source, tokens.start(token), tokens.end(token));
    return { help: "write `=` to assign a value", fixes: [replacement(span, "=")] };
  }
  const isTitle = tokens.type(previous) === T.STRING || tokens.type(previous) === T.PLAIN_STRING;
  if (expected.has(T.COLON) && !expected.has(T.ARROW) && isTitle && opens.has(text))
    return insert(":", text === "}" ? "write `:` after the title" : "write `:` after the values of a case");
  if (!expected.has(T.CLOSE_PAREN)) return undefined;
  if (tokens.type(token) === T.VARIABLE) return insert(",", "write `,` between two parameters or arguments");
  return text === "{" && isOnLineOf(previous, token, tokens)
    ? insert(")", "write `)` after the last parameter")
    : undefined;
}

/** Whether a token is the first of its line. */
function beginsLine(token: number, tokens: Tokens): boolean {
  return token === 0 || !isOnLineOf(token - 1, token, tokens);
}

function isOnLineOf(first: number, second: number, tokens: Tokens): boolean {
  return !/[\r\n]/.test(tokens.text.slice(tokens.end(first), tokens.start(second)));
}
