import { Failure } from "../../evaluate/index.js";
import type { Found, HashValue, Pattern } from "../../values/index.js";

/** What a match is replaced with: a text with Ruby's references to groups, or the value of a hash by what was matched. */
export type Replacement = string | HashValue;

/** Replaces the first match of the pattern, or every one. */
export function replaceMatches(text: string, pattern: Pattern, replacement: Replacement, isGlobal: boolean): string {
  const first = isGlobal ? undefined : pattern.find(text);
  const matches = isGlobal ? pattern.findAll(text) : first ? [first] : [];
  const parts: string[] = [];
  let done = 0;
  for (const match of matches) {
    const [whole = ""] = match.groups;
    parts.push(text.slice(done, match.start));
    if (typeof replacement === "string") parts.push(expand(replacement, match, text, pattern.names));
    else parts.push((replacement.get(whole) as string | undefined) ?? "");
    done = match.end;
  }
  return parts.join("") + text.slice(done);
}

/** `\1`, `\k<name>`, `\0` or `\&`, `` \` `` for what is before, `\'` for what is after. Groups have names or numbers. */
function expand(replacement: string, match: Found, text: string, names: Pattern["names"]): string {
  return replacement.replace(/\\(?:k<([^>]*)>|([\s\S]))/g, (whole, name: string | undefined, sign: string) => {
    if (name !== undefined) return textOfName(name, match, names);
    if (/[1-9]/.test(sign)) return (names.size === 0 && match.groups[Number(sign)]) || "";
    if (sign === "0" || sign === "&") return match.groups[0] ?? "";
    if (sign === "`") return text.slice(0, match.start);
    if (sign === "'") return text.slice(match.end);
    return sign === "\\" ? "\\" : whole;
  });
}

/** Of groups with the same name, the last that took part. */
function textOfName(name: string, { groups }: Found, names: Pattern["names"]): string {
  const numbers = names.get(name);
  if (!numbers) throw new Failure("evaluation", `undefined group name reference: ${name}`);
  return numbers.map((number) => groups[number]).findLast((group) => group !== undefined) ?? "";
}
