import { END_OF_FILE, type Tokens } from "@cairn/syntax";
import { Cf2Parser as T } from "../../generated/Cf2Parser.js";

/** Tokens that can be a complete value. */
const values = flags([T.NUMBER, T.STRING, T.TRUE, T.FALSE, T.UNDEFINED, T.NAME]);
/** Tokens that show that a value has ended, besides the end of the file. */
const ends = flags([T.NEWLINE, T.COMMA, T.CLOSE_BRACE]);

/** A table with 1 for each of these token types. */
function flags(types: readonly number[]): Uint8Array {
  const table = new Uint8Array(T.UNKNOWN + 1);
  for (const type of types) table[type] = 1;
  return table;
}

/** The number of tokens in a plain definition and the separator before it. */
export const plainLength = 4;

/** The number of tokens in a plain import and the separator before it. */
export const importLength = 5;

/** Whether there is a separator, then `import(file)` with a file of one token. */
export function isImportAt({ types }: Tokens, separator: number): boolean {
  if (types[separator + 1] !== T.IMPORT || types[separator + 2] !== T.OPEN) return false;
  if (values[types[separator + 3]!] !== 1 || types[separator + 4] !== T.CLOSE) return false;
  const next = types[separator + importLength]!;
  return isSeparator(types[separator]!) && (next === END_OF_FILE || ends[next] === 1);
}

function isSeparator(type: number): boolean {
  return type === T.NEWLINE || type === T.COMMA;
}

/** Whether there is a separator, then `name => value` or `name ~> value` with a value of one token that ends there. */
export function isPlainAt({ types }: Tokens, separator: number): boolean {
  if (!isSeparator(types[separator]!) || types[separator + 1] !== T.NAME) return false;
  const operator = types[separator + 2];
  if ((operator !== T.ASSIGN && operator !== T.MERGE) || values[types[separator + 3]!] !== 1) return false;
  const next = types[separator + plainLength]!;
  return next === END_OF_FILE || ends[next] === 1;
}
