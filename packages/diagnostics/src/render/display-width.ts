/** Blocks of East Asian wide characters, as first and last code point. Emoji are tested by property. */
const wideBlocks = [
  0x1100, 0x115f, 0x2e80, 0x303e, 0x3041, 0x4dbf, 0x4e00, 0xa4cf, 0xa960, 0xa97f, 0xac00, 0xd7a3, 0xf900, 0xfaff,
  0xfe10, 0xfe19, 0xfe30, 0xfe6f, 0xff01, 0xff60, 0xffe0, 0xffe6, 0x16fe0, 0x18cff, 0x1aff0, 0x1b2ff, 0x1f200, 0x1f2ff,
  0x20000, 0x3fffd,
];
const ascii = /^[ -~]*$/;

let segmenter: Intl.Segmenter | undefined;

/** The characters of `text` as people see them; each ASCII character is one. */
export function graphemes(text: string): Iterable<{ readonly segment: string; readonly index: number }> {
  if (ascii.test(text)) return Array.from(text, (segment, index) => ({ segment, index }));
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(text);
}

/** How many terminal cells `text` takes, which contains no control characters. */
export function displayWidth(text: string): number {
  if (ascii.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes(text)) width += graphemeWidth(segment);
  return width;
}

function graphemeWidth(grapheme: string): number {
  const code = grapheme.codePointAt(0)!;
  if (code < 0x300) return grapheme.includes("\ufe0f") ? 2 : 1;
  // These two are literals here because V8 takes long to compile character classes, and a starting command would pay
  // for it.
  if (/^[\p{Mn}\p{Me}\p{Cf}]+$/u.test(grapheme)) return 0;
  return isWide(code) || /^\p{Emoji_Presentation}|\ufe0f/u.test(grapheme) ? 2 : 1;
}

function isWide(code: number): boolean {
  for (let index = 0; index < wideBlocks.length && wideBlocks[index]! <= code; index += 2) {
    if (code <= wideBlocks[index + 1]!) return true;
  }
  return false;
}
