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
  let isContent = false;
  for (const written of new Lexer().lex(text)) {
    const part = isContent ? written : cheaper(written);
    parts += isContent ? 1 : partsIn(part);
    if (parts > mostParts) return { tokens, parts, tooMany: offset };
    isContent = written === contentMark;
    for (const token of parser.next(part)) {
      tokens.push(token);
      if (token.type === "error" && ++errors >= maxErrors) return { tokens, parts };
    }
    if (!isMark(part)) offset += part.length;
  }
  tokens.push(...parser.end());
  return { tokens, parts };
}

/** After it comes the text of a scalar, whatever its first sign is. */
const contentMark = "\u001f";

/** How many characters with escapes take as much as a token. */
const escapedPerPart = 8;

/** The library reads double quotes character by character, and takes 32 bytes for each; single quotes cost nothing. */
function cheaper(part: string): string {
  return isQuoted(part) && /^"[^"\\'\r\n]*"$/.test(part) ? `'${part.slice(1, -1)}'` : part;
}

function partsIn(part: string): number {
  return isQuoted(part) ? 1 + Math.floor(part.length / escapedPerPart) : 1;
}

function isQuoted(part: string): boolean {
  return part.charCodeAt(0) === 34 && part.length > escapedPerPart;
}

/** The lexer adds markers for the beginning of a document or a scalar, and for unclosed brackets. */
function isMark(part: string): boolean {
  return part === "\u0002" || part === "\u001f" || part === "\u0018";
}
