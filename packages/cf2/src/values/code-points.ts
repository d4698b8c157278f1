/** Compares strings by code points, which differs from UTF-16 units if surrogates meet U+E000 to U+FFFF. */
export function compareByCodePoint(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const [first, second] = [left.charCodeAt(index), right.charCodeAt(index)];
    if (first !== second) return weightOf(first) - weightOf(second);
  }
  return left.length - right.length;
}

/** Surrogates encode the highest code points. */
function weightOf(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800;
  return unit >= 0xd800 ? unit + 0x2000 : unit;
}

/** Trims blanks at both ends; other Unicode white space may be part of a name. */
export function trimBlanks(text: string): string {
  return text.replace(/^[ \t]+/, "").replace(/(?<![ \t])[ \t]+$/, "");
}
