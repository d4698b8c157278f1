const escapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** What stands between the quotes of a string. */
export function decodeQuoted(literal: string): string {
  return literal.slice(1, -1).replace(/\\(?:u([0-9A-Fa-f]{4})|([^]))/g, (_, code: string | undefined, name: string) => {
    return code === undefined ? (escapes[name] ?? name) : String.fromCharCode(parseInt(code, 16));
  });
}

/** The names of a path: dots separate, but not between quotes. */
export function splitPath(text: string): string[] {
  const names: string[] = [""];
  for (const [piece] of text.matchAll(/"(?:[^"\\]|\\[^])*"|[^".]+|\./g)) {
    if (piece === ".") names.push("");
    else names.push(names.pop()! + (piece.startsWith('"') ? decodeQuoted(piece) : piece));
  }
  return names.map((name) => name.trim());
}

/** A word without quotes as the number that it is, by its digits; nothing where it is none. */
export function numberOf(raw: string): string | undefined {
  if (/^-?(?:0|[1-9]\d*)$/.test(raw)) return raw;
  if (/^-?0[0-7]+$/.test(raw)) return String(parseInt(raw, 8));
  if (!/^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(raw) || !/[.eE]/.test(raw)) return undefined;
  // A number that happens to be whole is an integer.
  const value = Number(raw);
  return Number.isFinite(value) ? String(value) : undefined;
}
