import { END_OF_FILE, type Tokens } from "@cairn/syntax";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";

const values = new Set<number>([
  ...[T.TRUE, T.FALSE, T.NULL, T.DATA, T.NUMBER, T.BAD_NUMBER, T.STRING, T.BAD_STRING, T.UNCLOSED_STRING],
  ...[T.OPEN_BRACKET, T.EXTENDS],
]);
const ends = new Set<number>([T.INCLUDE, T.CLOSE_BRACE, END_OF_FILE]);
const closing = new Set<number>([T.CLOSE_BRACE, T.CLOSE_BRACKET]);

/** Whether `token` begins a value; `others` are token types that count as well. */
export function beginsValue(token: number, tokens: Tokens, ...others: readonly number[]): boolean {
  const type = tokens.type(token);
  return values.has(type) || type === T.NAME || others.includes(type);
}

/** Whether `token` begins a statement, rather than a further value; `isPrototype` if a prototype is also possible. */
export function beginsStatement(token: number, tokens: Tokens, isPrototype = false): boolean {
  const type = tokens.type(token);
  if (ends.has(type)) return true;
  if (type === T.STRING) return tokens.type(token + 1) === T.COLON || isSign(token + 1, tokens);
  if (type !== T.NAME) return false;
  const next = endOfReference(token, tokens) + 1;
  if (tokens.type(next) === T.COLON || isSign(next, tokens) || values.has(tokens.type(next))) return true;
  return !isPrototype && (tokens.type(next) === T.NAME || tokens.type(next) === T.OPEN_BRACE);
}

/** A `=`, alone. */
export function isSign(token: number, tokens: Tokens): boolean {
  return tokens.textOf(token) === "=" && tokens.textOf(token + 1) !== "=" && tokens.textOf(token - 1) !== "=";
}

/** `name: value`: a colon as in other languages, which touches the name and not the value. */
export function isAssigningColon(token: number, tokens: Tokens): boolean {
  const touchesName = tokens.end(token - 1) === tokens.start(token);
  return tokens.type(token) === T.COLON && touchesName && tokens.end(token) < tokens.start(token + 1);
}

/** The last token of a simple value, or of a vector or body if `partners` are given. */
export function endOfValue(token: number, tokens: Tokens, partners?: Int32Array): number {
  if (tokens.type(token) === T.DATA) return endOfReference(token + 1, tokens);
  if (tokens.type(token) === T.NAME) return endOfReference(token, tokens);
  return Math.max(token, partners?.[token] ?? -1);
}

/** Whether the value that ends with `token` follows a colon or `=`, so that the error is already reported. */
export function followsSign(token: number, tokens: Tokens, partners: Int32Array): boolean {
  let first = closing.has(tokens.type(token)) ? Math.min(token, partners[token]!) : token;
  while (tokens.type(first) === T.NAME && tokens.type(first - 1) === T.COLON && !isAssigningColon(first - 1, tokens))
    first -= 2;
  if (tokens.type(first - 1) === T.DATA) first--;
  const isColon = tokens.type(first - 1) === T.COLON;
  return first >= 0 && (isColon || isSign(first - 1, tokens));
}

function endOfReference(token: number, tokens: Tokens): number {
  let last = token;
  while (tokens.type(last + 1) === T.COLON && tokens.type(last + 2) === T.NAME && !isAssigningColon(last + 1, tokens))
    last += 2;
  return last;
}
