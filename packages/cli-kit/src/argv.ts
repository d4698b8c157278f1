/** Replaces a lone `-`, which yargs would lose (yargs-parser#381). No real argument can contain a NUL. */
export const STDIN = "\0stdin";

/** `words` with every lone `-` replaced by `STDIN`. */
export function protectDash(words: readonly string[]): string[] {
  return words.map((word) => (word === "-" ? STDIN : word));
}

/** An argument as the user typed it. */
export function asTyped(word: string): string {
  return word === STDIN ? "-" : word;
}
