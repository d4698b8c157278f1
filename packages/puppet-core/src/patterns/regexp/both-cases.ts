import { literallyInClass } from "./escapes.js";

/** The letters that have more than one case in Unicode; there are none beyond this. */
const lastCased = 0x1e943;

let known: readonly (readonly string[])[] | undefined;

/** A character class (`[…]`, in JavaScript's notation) with the other cases of all its members. */
export function withBothCases(text: string): string {
  const inside = new RegExp(`^${text}$`, "v");
  const missing: string[] = [];
  for (const letters of (known ??= casedLetters())) {
    const others = letters.filter((letter) => !inside.test(letter));
    if (others.length > 0 && others.length < letters.length) missing.push(...others);
  }
  return missing.length === 0 ? text : `[${text}${missing.map(literallyInClass).join("")}]`;
}

/** Letters that differ only in case. */
function casedLetters(): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (let code = 0; code <= lastCased; code++) {
    const letter = String.fromCodePoint(code);
    const folded = letter.toUpperCase().toLowerCase();
    if (folded === letter && letter.toUpperCase() === letter) continue;
    const group = groups.get(folded);
    if (group) group.push(letter);
    else groups.set(folded, [letter]);
  }
  return [...groups.values()].filter((letters) => letters.length > 1);
}
