/** U+2605, which the manual substitutes for characters that aren't allowed in names. */
const star = "★";

/** The name of a title or a field: each character that isn't allowed in names at its position becomes a star. */
export function nameFor(title: string): string {
  const name = Array.from(title, (character, index) => (mayStand(character, index) ? character : star)).join("");
  return name === "" ? star : name;
}

function mayStand(character: string, index: number): boolean {
  const code = character.codePointAt(0)!;
  if (code >= 0x80) return code <= 0xfffff && !(code >= 0xd800 && code <= 0xdfff);
  return index === 0 ? /[a-zA-Z_]/.test(character) : /[a-zA-Z0-9_]/.test(character);
}

/** The order of code points, which differs from that of UTF-16 units. */
export function compareNames(left: string, right: string): number {
  const leftCodes = Array.from(left, (character) => character.codePointAt(0)!);
  const rightCodes = Array.from(right, (character) => character.codePointAt(0)!);
  for (let index = 0; index < leftCodes.length && index < rightCodes.length; index++)
    if (leftCodes[index] !== rightCodes[index]) return leftCodes[index]! - rightCodes[index]!;
  return leftCodes.length - rightCodes.length;
}
