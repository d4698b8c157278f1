import { END_OF_FILE, type Tokens } from "@cairn/syntax";
import { Cf2Parser as T } from "../generated/Cf2Parser.js";

/** What can be a whole value by itself. */
const values = flags([T.NUMBER, T.STRING, T.TRUE, T.FALSE, T.UNDEFINED, T.NAME]);
/** What shows that a value ends before it, but for the end of the file. */
const ends = flags([T.NEWLINE, T.COMMA, T.CLOSE_BRACE]);

/** A table with 1 for each of these types of tokens. */
function flags(types: readonly number[]): Uint8Array {
  const table = new Uint8Array(T.UNKNOWN + 1);
  for (const type of types) table[type] = 1;
  return table;
}

/** The tokens of a plain definition and of the separator before it. */
export const plainLength = 4;

/** The tokens of a plain import and of the separator before it. */
export const importLength = 5;

/** Whether a separator stands there, then `import(file)` with a file of one token. */
export function isImportAt({ types }: Tokens, separator: number): boolean {
  if (types[separator + 1] !== T.IMPORT || types[separator + 2] !== T.OPEN) return false;
  if (values[types[separator + 3]!] !== 1 || types[separator + 4] !== T.CLOSE) return false;
  const next = types[separator + importLength]!;
  return isSeparator(types[separator]!) && (next === END_OF_FILE || ends[next] === 1);
}

function isSeparator(type: number): boolean {
  return type === T.NEWLINE || type === T.COMMA;
}

/** Whether a separator stands there, then `name => value` or `name ~> value` with a value of one token, and nothing that goes on with it. */
export function isPlainAt({ types }: Tokens, separator: number): boolean {
  if (!isSeparator(types[separator]!) || types[separator + 1] !== T.NAME) return false;
  const operator = types[separator + 2];
  if ((operator !== T.ASSIGN && operator !== T.MERGE) || values[types[separator + 3]!] !== 1) return false;
  const next = types[separator + plainLength]!;
  return next === END_OF_FILE || ends[next] === 1;
}
