import { growRewritten, growText } from "../../values/memory.js";
import { Failure } from "../../evaluate/index.js";
import type { HashValue } from "../../values/index.js";

/** What a match is replaced with: a text with Ruby's references to groups, or the value of a hash by what was matched. */
export type Replacement = string | HashValue;

/** A pattern with the numbers of the groups that have names. */
export interface NamedPattern {
  readonly pattern: RegExp;
  readonly names: ReadonlyMap<string, number>;
}

/** Replaces the first match of the pattern, or every one where it is global. */
export function replaceMatches(text: string, { pattern, names }: NamedPattern, replacement: Replacement): string {
  if (pattern.global) growRewritten(text.length);
  const growing = { units: text.length };
  return text.replace(pattern, (...parts: unknown[]) => {
    if (typeof replacement === "string") return expand(replacement, matchOf(parts), names, growing);
    return grown((replacement.get(parts[0] as string) as string | undefined) ?? "", growing);
  });
}

/** How long the result is as far as it is known. */
interface Growing {
  units: number;
}

function grown(piece: string, growing: Growing): string {
  growing.units += piece.length;
  growText(piece.length, growing.units);
  return piece;
}

interface Match {
  readonly groups: readonly (string | undefined)[];
  readonly before: string;
  readonly after: string;
}

/** What JavaScript hands over: the groups, the place and the text, and groups by name where it knows any. */
function matchOf(parts: readonly unknown[]): Match {
  const rest = typeof parts[parts.length - 1] === "object" ? parts.slice(0, -1) : parts;
  const [offset, text] = rest.slice(-2) as [number, string];
  const groups = rest.slice(0, -2) as (string | undefined)[];
  return { groups, before: text.slice(0, offset), after: text.slice(offset + (groups[0] ?? "").length) };
}

/** `\1`, `\k<name>`, `\0` or `\&`, `` \` `` for what is before, `\'` for what is after. Groups have names or numbers. */
function expand(
  replacement: string,
  match: Match,
  names: ReadonlyMap<string, number>,
  growing: Growing,
): string {
  grown(replacement, growing);
  const piece = pieceOf(match, names);
  return replacement.replace(/\\(?:k<([^>]*)>|([\s\S]))/g, (whole: string, name: string | undefined, sign: string) =>
    grown(piece(whole, name, sign), growing),
  );
}

/** What stands for a reference. */
function pieceOf(match: Match, names: ReadonlyMap<string, number>) {
  return (whole: string, name: string | undefined, sign: string): string => {
    if (name !== undefined) return match.groups[numberOf(name, names)] ?? "";
    if (/[1-9]/.test(sign)) return (names.size === 0 && match.groups[Number(sign)]) || "";
    if (sign === "0" || sign === "&") return match.groups[0] ?? "";
    if (sign === "`") return match.before;
    if (sign === "'") return match.after;
    return sign === "\\" ? "\\" : whole;
  };
}

function numberOf(name: string, names: ReadonlyMap<string, number>): number {
  const number = names.get(name);
  if (number !== undefined) return number;
  throw new Failure("evaluation", `undefined group name reference: ${name}`);
}
