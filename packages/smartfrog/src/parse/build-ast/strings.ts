const escapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** The content of a well-formed string literal, with its escapes decoded. */
export function decodeString(literal: string): string {
  const inner = literal.slice(1, -1);
  return inner.includes("\\") ? inner.replace(/\\(u[0-9A-Fa-f]{4}|.)/gs, decodeEscape) : inner;
}

function decodeEscape(_escape: string, name: string): string {
  if (name.length === 5) return String.fromCharCode(Number.parseInt(name.slice(1), 16));
  return escapes[name] ?? name;
}
