const escapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** The decoded contents of a quoted string. */
export function decodeQuoted(literal: string): string {
  return literal.slice(1, -1).replace(/\\(?:u([0-9A-Fa-f]{4})|([^]))/g, (_, code: string | undefined, name: string) => {
    return code === undefined ? (escapes[name] ?? name) : String.fromCharCode(parseInt(code, 16));
  });
}

/** The names of a path: dots separate them, except in quotes. */
export function splitPath(text: string): string[] {
  const names: string[] = [""];
  for (const [piece] of text.matchAll(/"(?:[^"\\]|\\[^])*"|[^".]+|\./g)) {
    if (piece === ".") names.push("");
    else names.push(names.pop()! + (piece.startsWith('"') ? decodeQuoted(piece) : piece));
  }
  return names.map((name) => name.trim());
}

/** An unquoted word as a number, by its digits; undefined if it isn't one. */
export function numberOf(raw: string): string | undefined {
  if (/^-?(?:0|[1-9]\d*)$/.test(raw)) return raw;
  if (/^-?0[0-7]+$/.test(raw)) return String(parseInt(raw, 8));
  if (!/^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(raw) || !/[.eE]/.test(raw)) return undefined;
  // A number with an integral value is an integer.
  const value = Number(raw);
  return Number.isFinite(value) ? String(value) : undefined;
}
