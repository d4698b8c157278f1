/** Whether the bytes of a file begin with UTF-8's byte order mark, which sources omit. */
export function hasByteOrderMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** `formatted` with the line endings of `original`, if these are uniform; otherwise unchanged. */
export function keepLineEnds(original: string, formatted: string): string {
  return lineEndsLike(original)(formatted);
}

/** What gives strings the line endings of `original`, if these are uniform: `original` is looked through once at most. */
export function lineEndsLike(original: string): (text: string) => string {
  let kind: string | undefined | null = null;
  return (text) => {
    if (!/[\r\n]/.test(text)) return text;
    if (kind === null) kind = uniformEnd(original);
    return kind === undefined ? text : text.replace(/\r\n|\r|\n/g, kind);
  };
}

function uniformEnd(text: string): string | undefined {
  const kinds = new Set(text.match(/\r\n|\r|\n/g));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}
