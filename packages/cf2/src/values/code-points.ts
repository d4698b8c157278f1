/** The order of texts by code point, which differs from that of UTF-16 units where surrogates meet U+E000 to U+FFFF. */
export function compareByCodePoint(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const [first, second] = [left.charCodeAt(index), right.charCodeAt(index)];
    if (first !== second) return weightOf(first) - weightOf(second);
  }
  return left.length - right.length;
}

/** Surrogates stand for code points above all others. */
function weightOf(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800;
  return unit >= 0xd800 ? unit + 0x2000 : unit;
}

/** Without blanks at its ends. What else Unicode counts among them may belong to a name. */
export function trimBlanks(text: string): string {
  return text.replace(/^[ \t]+/, "").replace(/(?<![ \t])[ \t]+$/, "");
}
