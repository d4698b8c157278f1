/** How a language writes a path. */
export interface PathNotation {
  /** The separator of names: `:` in SmartFrog, `.` in CF2. */
  readonly separator: string;
  /** Whether a name needs no quotes. By default: it contains neither the separator nor quotes, brackets or blanks. */
  readonly isPlain?: (name: string) => boolean;
}

/** `a:b`: names joined by colons. */
export const colonPaths: PathNotation = { separator: ":" };

/** `a.b.0`: names joined by dots. */
export const dotPaths: PathNotation = { separator: "." };

/** The names as one string: `a:b`, with a name that could be misread in double quotes as in JSON. */
export function formatPath(path: readonly string[], notation: PathNotation = colonPaths): string {
  return path.map((name) => (needsNoQuotes(name, notation) ? name : JSON.stringify(name))).join(notation.separator);
}

/** Parses a path that a user wrote; blanks are allowed around separators. `undefined` if it is invalid. */
export function parsePath(text: string, notation: PathNotation = colonPaths): string[] | undefined {
  const path: string[] = [];
  let rest = text.trim();
  for (;;) {
    const quoted = /^"(?:[^"\\]|\\.)*"/.exec(rest)?.[0];
    const end = quoted === undefined ? rest.indexOf(notation.separator) : quoted.length;
    const written = (end < 0 ? rest : rest.slice(0, end)).trim();
    const name = quoted === undefined ? plainName(written) : unquote(written);
    if (name === undefined) return undefined;
    path.push(name);
    rest = end < 0 ? "" : rest.slice(end).trimStart();
    if (rest === "") return path;
    if (!rest.startsWith(notation.separator)) return undefined;
    rest = rest.slice(notation.separator.length).trimStart();
  }
}

function needsNoQuotes(name: string, { separator, isPlain }: PathNotation): boolean {
  if (isPlain) return isPlain(name);
  return name !== "" && !name.includes(separator) && !/["\\[\]\s]/.test(name);
}

function plainName(written: string): string | undefined {
  return written === "" || written.includes('"') ? undefined : written;
}

function unquote(written: string): string | undefined {
  const isJson = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"$/.test(written);
  return isJson ? (JSON.parse(written) as string) : undefined;
}
