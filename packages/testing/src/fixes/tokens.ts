/** A program in pieces: words, strings, comments, white space, operators and single characters. */
export type Tokens = readonly string[];

const token =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?:#|\/\/)[^\n]*|\/\*[\s\S]*?\*\/|\$?(?:::)?\w+(?:::\w+)*|[ \t]+|\r?\n|[-=~+<>|!&]+|[^]/g;

/** The pieces of a program; joined they are the program again. */
export function tokensOf(text: string): Tokens {
  return text.match(token) ?? [];
}

/** Returns new tokens; `at` is the index of a token that isn't white space. */
export type TokenEdit = (tokens: Tokens, at: number, choice: number, snippets: readonly string[]) => Tokens;

/** The item that a random number chooses. */
export function pick<Item>(items: readonly Item[], choice: number): Item {
  return items[choice % items.length]!;
}

/** The index of the first token from `at` on, or else from the beginning, that fits; -1 if there is none. */
export function nextOf(tokens: Tokens, at: number, fits: (token: string) => boolean): number {
  const next = tokens.findIndex((each, index) => index >= at && fits(each));
  return next >= 0 ? next : tokens.findIndex(fits);
}
