import type { LeanParser } from "../lean-parser.js";
import { END_OF_FILE, type Tokens } from "../tokens.js";
import type { Complaint, Wording } from "./explain.js";

const longest = 40;

/** The phrases of a complaint: what is expected, after what, and what was found instead. */
export function describe(
  parser: LeanParser,
  tokens: Tokens,
  wording: Wording,
  expected: ReadonlySet<number>,
  token: number,
): Complaint["words"] {
  return {
    expected: describeExpected(parser, wording, expected),
    after: token === 0 ? "" : ` after ${quote(tokens.textOf(token - 1))}`,
    found: tokens.type(token) === END_OF_FILE ? "the end of the file" : quote(tokens.textOf(token)),
  };
}

/** `text` between backticks, abbreviated if it is long, with control characters made visible. */
export function quote(text: string): string {
  const characters = [...text.slice(0, 2 * longest)];
  const short = characters.length > longest || text.length > 2 * longest;
  const shown = short ? `${characters.slice(0, longest - 1).join("")}…` : text;
  return `\`${shown.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, escapeCharacter)}\``;
}

function escapeCharacter(character: string): string {
  const known: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  return known[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function describeExpected(parser: LeanParser, wording: Wording, expected: ReadonlySet<number>): string {
  const left = new Set(expected);
  const names: string[] = [];
  for (const group of wording.groups) {
    if (!group.tokens.every((type) => left.has(type))) continue;
    names.push(group.name);
    for (const type of group.tokens) left.delete(type);
  }
  for (const type of left) names.push(describeToken(parser, wording, type));
  return joinWithOr(names);
}

function describeToken(parser: LeanParser, wording: Wording, type: number): string {
  if (type === END_OF_FILE) return wording.tokens[type] ?? "the end of the file";
  const literal = parser.literalNames[type];
  return wording.tokens[type] ?? (literal ? `\`${literal.slice(1, -1)}\`` : parser.vocabulary.symbolicNames[type]!);
}

function joinWithOr(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} or ${names[names.length - 1]}`;
}
