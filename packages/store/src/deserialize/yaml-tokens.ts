import { Lexer, Parser, type CST } from "yaml";

/** The most tokens of a source: the library takes about 400 bytes and 5 microseconds for each. */
export const mostParts = 2_000_000;

/** The syntax trees of a source, and where it exceeds the limit of tokens, if it does. */
export interface YamlTokens {
  readonly tokens: readonly CST.Token[];
  readonly parts: number;
  readonly tooMany?: number;
}

/** Parses `text` to syntax trees; stops after `maxErrors` errors. */
export function parseTokens(text: string, maxErrors: number): YamlTokens {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let [parts, errors, offset] = [0, 0, 0];
  for (const part of new Lexer().lex(text)) {
    if (++parts > mostParts) return { tokens, parts, tooMany: offset };
    for (const token of parser.next(part)) {
      tokens.push(token);
      if (token.type === "error" && ++errors >= maxErrors) return { tokens, parts };
    }
    if (!isMark(part)) offset += part.length;
  }
  tokens.push(...parser.end());
  return { tokens, parts };
}

/** The lexer adds markers for the beginning of a document or a scalar, and for unclosed brackets. */
function isMark(part: string): boolean {
  return part === "\u0002" || part === "\u001f" || part === "\u0018";
}
