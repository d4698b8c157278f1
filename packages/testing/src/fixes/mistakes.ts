import fc from "fast-check";
import { layoutEdits, lineEdits, wordEdits } from "./slips.js";
import { nextOf, pick, tokensOf, type TokenEdit } from "./tokens.js";

/** One mistake: its kind, and the random numbers that choose its place and its text. */
export interface Mistake {
  readonly kind: keyof typeof edits;
  readonly place: number;
  readonly choice: number;
}

const splice =
  (count: number, make: TokenEdit): TokenEdit =>
  (tokens, at, ...rest) => [...tokens.slice(0, at), ...make(tokens, at, ...rest), ...tokens.slice(at + count)];

const operators = ["=>", "=", ":", "->", "~>", "+>", "==", ",", ";", ".", "::"];
const slips: Readonly<Record<string, readonly string[]>> = {
  "{": ["[", "("],
  "}": ["]", ")", ""],
  "[": ["{", "("],
  "]": ["}", ")", ""],
  "(": ["{", "["],
  ")": ["}", "]", ""],
};

const tokenEdits = {
  remove: splice(1, () => []),
  repeat: splice(1, (tokens, at) => [tokens[at]!, " ", tokens[at]!]),
  swap: (tokens, at) => {
    const next = tokens.findIndex((each, index) => index > at && each.trim() !== "");
    return next < 0 ? tokens : tokens.with(at, tokens[next]!).with(next, tokens[at]!);
  },
  replace: splice(1, (tokens, _at, choice) => [tokens[choice % tokens.length]!]),
  insert: splice(0, (tokens, _at, choice) => [tokens[choice % tokens.length]!, " "]),
  operator: (tokens, at, choice) => {
    const place = nextOf(tokens, at, (each) => operators.includes(each));
    return place < 0 ? tokens : tokens.with(place, pick(operators, choice));
  },
  bracket: (tokens, at, choice) => {
    const place = nextOf(tokens, at, (each) => each in slips);
    return place < 0 ? tokens : tokens.with(place, pick(slips[tokens[place]!]!, choice));
  },
} satisfies Record<string, TokenEdit>;

const edits = { ...tokenEdits, ...wordEdits, ...layoutEdits, ...lineEdits };

/** Those that usually leave a program that parses come often. */
const weighted = [
  ...kindsOf(tokenEdits),
  ...[1, 2].flatMap(() => kindsOf(wordEdits)),
  ...[1, 2, 3, 4].flatMap(() => [...kindsOf(layoutEdits), ...kindsOf(lineEdits)]),
];

function kindsOf<Kind extends string>(some: Readonly<Record<Kind, TokenEdit>>): Kind[] {
  return Object.keys(some) as Kind[];
}

/** A few mistakes for one program; a failure shrinks to fewer. */
export const mistakes: fc.Arbitrary<readonly Mistake[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...weighted),
    place: fc.noBias(fc.nat(1_000_000)),
    choice: fc.noBias(fc.nat(1_000_000)),
  }),
  { minLength: 1, maxLength: 3 },
);

/** `text` with these mistakes; `snippets` are lines that may be inserted. */
export function withMistakes(text: string, made: readonly Mistake[], snippets: readonly string[] = []): string {
  return made.reduce((before, { choice, kind, place }) => {
    const tokens = tokensOf(before);
    const places = tokens.flatMap((each, index) => (each.trim() === "" ? [] : [index]));
    return places.length === 0 ? before : edits[kind](tokens, pick(places, place), choice, snippets).join("");
  }, text);
}
