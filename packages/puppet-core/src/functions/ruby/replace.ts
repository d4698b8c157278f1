import { Failure, growSearched, growText } from "@cairn/evaluation";
import type { Found, Pattern } from "../../patterns/index.js";
import type { HashValue } from "../../values/index.js";

/**
 * The replacement of a match: a string with Ruby's references to groups, or a hash that is looked up by the matched
 * string.
 */
export type Replacement = string | HashValue;

/** Replaces the first match of the pattern, or every one. */
export function replaceMatches(text: string, pattern: Pattern, replacement: Replacement, isGlobal: boolean): string {
  growSearched(text.length);
  const first = isGlobal ? undefined : pattern.find(text);
  const matches = isGlobal ? pattern.findAll(text) : first ? [first] : [];
  const growing = { units: text.length };
  const parts: string[] = [];
  let done = 0;
  for (const match of matches) {
    const [whole = ""] = match.groups;
    parts.push(text.slice(done, match.start));
    if (typeof replacement === "string")
      parts.push(expand(replacement, { match, text, names: pattern.names, growing }));
    else parts.push(grown((replacement.get(whole) as string | undefined) ?? "", growing));
    done = match.end;
  }
  return parts.join("") + text.slice(done);
}

/** The length of the result so far. */
interface Growing {
  units: number;
}

function grown(piece: string, growing: Growing): string {
  growing.units += piece.length;
  growText(piece.length, growing.units);
  return piece;
}

/** What the references of a replacement refer to. */
interface Referred {
  readonly match: Found;
  readonly text: string;
  readonly names: Pattern["names"];
  readonly growing: Growing;
}

/**
 * `\1`, `\k<name>`, `\0` or `\&`, `` \` `` for what precedes the match, `\'` for what follows it. Groups have names or
 * numbers.
 */
function expand(replacement: string, referred: Referred): string {
  const { growing } = referred;
  grown(replacement, growing);
  return replacement.replace(/\\(?:k<([^>]*)>|([\s\S]))/g, (whole: string, name: string | undefined, sign: string) =>
    grown(pieceOf(referred, whole, name, sign), growing),
  );
}

/** The text that replaces a reference. */
function pieceOf({ match, names, text }: Referred, whole: string, name: string | undefined, sign: string): string {
  if (name !== undefined) return textOfName(name, match, names);
  if (/[1-9]/.test(sign)) return (names.size === 0 && match.groups[Number(sign)]) || "";
  if (sign === "0" || sign === "&") return match.groups[0] ?? "";
  if (sign === "`") return text.slice(0, match.start);
  if (sign === "'") return text.slice(match.end);
  return sign === "\\" ? "\\" : whole;
}

/** Of groups with the same name, the last that took part. */
function textOfName(name: string, { groups }: Found, names: Pattern["names"]): string {
  const numbers = names.get(name);
  if (!numbers) throw new Failure("evaluation", `undefined group name reference: ${name}`);
  return numbers.map((number) => groups[number]).findLast((group) => group !== undefined) ?? "";
}
