/** Whether the bytes of a file begin with UTF-8's byte order mark, which sources omit. */
export function hasByteOrderMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** `formatted` with the line endings of `original`, if these are uniform; otherwise unchanged. */
export function keepLineEnds(original: string, formatted: string): string {
  const kinds = new Set(original.match(/\r\n|\r|\n/g));
  const [kind] = kinds;
  if (kinds.size !== 1 || kind === undefined) return formatted;
  return formatted.replace(/\r\n|\r|\n/g, kind);
}
