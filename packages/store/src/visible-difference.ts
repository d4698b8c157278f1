import { visible } from "@cairn/diagnostics";

/**
 * Two different texts, each on one line and with invisible characters made visible: control characters, zero-width
 * characters, directions, spaces other than the usual one, and blanks at the end (`·`). If both would still look alike,
 * everything outside ASCII is shown by its number.
 */
export function visiblyDifferent(left: string, right: string): readonly [string, string] {
  const shown = [visibleText(left), visibleText(right)] as const;
  return looksLike(...shown) ? [numbered(left), numbered(right)] : shown;
}

/** The same for lines of a difference with ` `, `-` or `+` before them. */
export function visibleLinesOfDifference(lines: readonly string[]): readonly string[] {
  const shown = lines.map(visibleText);
  const side = (sign: string) =>
    shown
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1))
      .join("\n");
  return looksLike(side("-"), side("+")) ? lines.map(numbered) : shown;
}

/** A text on one line with its invisible characters made visible. */
export function visibleText(text: string): string {
  const shown = text.replace(invisible(), (part) => (isEmoji(part) ? part : numberOf(part)));
  return visible(withVisibleEnd(shown));
}

/** Zero-width characters and unusual spaces; emoji, which may contain such characters, match as a whole. */
const invisible = (): RegExp =>
  /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*|[\p{Default_Ignorable_Code_Point}\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]/gu;

function isEmoji(part: string): boolean {
  return /^\p{Extended_Pictographic}/u.test(part);
}

/** Every character outside ASCII by its number. */
function numbered(text: string): string {
  return visible(withVisibleEnd(text.replace(/[^\0-\x7f]/gu, numberOf)));
}

function numberOf(character: string): string {
  return `<U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}>`;
}

/** Spaces at the end as `·`; the first character may be the sign of a line. */
function withVisibleEnd(text: string): string {
  let end = text.length;
  while (end > 1 && " \t\r".includes(text[end - 1]!)) end--;
  return text.slice(0, end) + text.slice(end).replaceAll(" ", "·");
}

function looksLike(left: string, right: string): boolean {
  const plain = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").normalize("NFC");
  return plain(left) === plain(right);
}
