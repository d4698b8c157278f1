/** The content of a string with its escapes decoded; an unknown one keeps its backslash (interpretation A02). */
export function decodeString(literal: string): string {
  const inner = literal.slice(1, -1);
  return inner.includes("\\") ? inner.replace(/\\(\r\n|[^])/g, decodeEscape) : inner;
}

function decodeEscape(escape: string, name: string): string {
  if (name === "n" || name === "\n" || name === "\r" || name === "\r\n") return "\n";
  return name === "'" || name === "\\" ? name : escape;
}

/** The unknown escapes of a string, with their offsets in it. */
export function unknownEscapes(literal: string): readonly { readonly escape: string; readonly index: number }[] {
  if (!literal.includes("\\")) return [];
  const found = [...literal.matchAll(/\\(?:\r\n|[^])/gu)];
  return found.filter(([escape]) => !/^\\['\\n\r\n]/.test(escape)).map(({ 0: escape, index }) => ({ escape, index }));
}
