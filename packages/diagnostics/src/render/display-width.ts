import { eastAsianWidth } from "get-east-asian-width";

const ascii = /^[ -~]*$/;

let segmenter: Intl.Segmenter | undefined;

/** The characters of `text` as people see them; each ASCII character is one. */
export function graphemes(text: string): Iterable<{ readonly segment: string; readonly index: number }> {
  if (ascii.test(text)) return Array.from(text, (segment, index) => ({ segment, index }));
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(text);
}

/**
 * How many terminal cells `text` takes, which contains no control characters. The table of wide characters is
 * the one of `string-width`; that package isn't used itself, because it builds a segmenter and large patterns on import,
 * which makes every command's start a fifth slower.
 */
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
  return eastAsianWidth(code) === 2 || /^\p{Emoji_Presentation}|\ufe0f/u.test(grapheme) ? 2 : 1;
}
