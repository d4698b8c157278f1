/** How a lone `-` travels through yargs, which would lose it (yargs-parser#381). No real word can hold a NUL. */
export const STDIN = "\0stdin";

/** `words` with every lone `-` replaced by `STDIN`. */
export function protectDash(words: readonly string[]): string[] {
  return words.map((word) => (word === "-" ? STDIN : word));
}

/** A word as the user typed it. */
export function asTyped(word: string): string {
  return word === STDIN ? "-" : word;
}
