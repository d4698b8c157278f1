import type { Random } from "./random.js";

/** Characters that are rare in programs and common in accidents. */
const ODD = [
  "\0",
  "\ufeff",
  "\ud800",
  "\udc00",
  "\u2028",
  "\u00a0",
  "\r",
  "\t",
  "é",
  "𝄞",
  "\u0301",
  "\x7f",
  "\\",
  '"',
  "'",
  "#",
  "/*",
  "*/",
  "//",
];
const BRACKETS: Readonly<Record<string, string>> = { "{": "}", "[": "]", "(": ")" };
const TOKEN = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|\w+|\s+|[^]/g;

/**
 * `text` with one or more random mutations: of characters, of tokens, or of whole bracketed structures, some of them
 * from `other`.
 */
export function mutate(text: string, other: string, random: Random): string {
  let mutated = text;
  for (let more = true; more; more = random.chance(40)) {
    const kind = random.weighted({ characters: 3, tokens: 4, structures: 3 });
    if (kind === "characters") mutated = mutateCharacters(mutated, random);
    else if (kind === "tokens") mutated = mutateTokens(mutated, other, random);
    else mutated = mutateStructures(mutated, other, random);
  }
  return mutated;
}

function mutateCharacters(text: string, random: Random): string {
  const at = random.integer(0, text.length);
  switch (random.weighted({ insert: 3, remove: 3, replace: 3, cut: 1 })) {
    case "insert":
      return text.slice(0, at) + random.pick(ODD) + text.slice(at);
    case "remove":
      return text.slice(0, at) + text.slice(at + random.integer(1, 3));
    case "replace":
      return text.slice(0, at) + String.fromCharCode(random.integer(0, 0x2ff)) + text.slice(at + 1);
    case "cut":
      return random.chance(50) ? text.slice(0, at) : text.slice(at);
  }
}

function mutateTokens(text: string, other: string, random: Random): string {
  const tokens = text.match(TOKEN) ?? [];
  const others = other.match(TOKEN) ?? [];
  if (tokens.length === 0 || others.length === 0) return other;
  const [first, second] = [random.integer(0, tokens.length - 1), random.integer(0, tokens.length - 1)];
  switch (random.weighted({ remove: 3, repeat: 2, swap: 2, borrow: 3 })) {
    case "remove":
      tokens.splice(first, random.integer(1, 3));
      break;
    case "repeat":
      tokens.splice(second, 0, tokens[first]!);
      break;
    case "swap":
      [tokens[first], tokens[second]] = [tokens[second]!, tokens[first]!];
      break;
    case "borrow":
      tokens[first] = random.pick(others);
  }
  return tokens.join("");
}

function mutateStructures(text: string, other: string, random: Random): string {
  const here = structures(text);
  const there = structures(other);
  if (here.length === 0 || there.length === 0) return text + other;
  const [from, to] = random.pick(here);
  const inside = text.slice(from, to);
  const [otherFrom, otherTo] = random.pick(there);
  const replacement = {
    remove: () => "",
    double: () => inside + inside,
    empty: () => inside[0]! + inside.at(-1)!,
    exchange: () => other.slice(otherFrom, otherTo),
    nest: () => inside.slice(0, 40).repeat(random.integer(1, 50)) + inside,
  }[random.weighted({ remove: 2, double: 2, empty: 1, exchange: 3, nest: 1 })]();
  return text.slice(0, from) + replacement + text.slice(to);
}

/** The starts and ends of bracketed ranges; brackets in strings count as well, which does no harm here. */
function structures(text: string): (readonly [from: number, to: number])[] {
  const open: { readonly at: number; readonly close: string }[] = [];
  const found: (readonly [number, number])[] = [];
  for (let at = 0; at < text.length; at++) {
    const close = BRACKETS[text[at]!];
    if (close !== undefined) open.push({ at, close });
    else if (open.at(-1)?.close === text[at]) found.push([open.pop()!.at, at + 1]);
  }
  return found;
}
