import { Failure } from "../../evaluate/index.js";
import type { HashValue } from "../../values/index.js";

/** What a match is replaced with: a text with Ruby's references to groups, or the value of a hash by what was matched. */
export type Replacement = string | HashValue;

/** Replaces the first match of the pattern, or every one where it is global. */
export function replaceMatches(text: string, pattern: RegExp | string, replacement: Replacement): string {
  return text.replace(pattern, (...parts: unknown[]) => {
    if (typeof replacement !== "string") return (replacement.get(parts[0] as string) as string | undefined) ?? "";
    return expand(replacement, matchOf(parts));
  });
}

interface Match {
  readonly groups: readonly (string | undefined)[];
  /** Where there are groups with names, none can be told by its number. */
  readonly named: Readonly<Record<string, string | undefined>> | undefined;
  readonly before: string;
  readonly after: string;
}

function matchOf(parts: readonly unknown[]): Match {
  const last = parts[parts.length - 1];
  const named = typeof last === "object" ? (last as Record<string, string | undefined>) : undefined;
  const rest = named ? parts.slice(0, -1) : parts;
  const [offset, text] = rest.slice(-2) as [number, string];
  const groups = rest.slice(0, -2) as (string | undefined)[];
  return {
    groups,
    named,
    before: text.slice(0, offset),
    after: text.slice(offset + (groups[0] ?? "").length),
  };
}

/** A group that took no part is nothing; one that the pattern doesn't have is a mistake. */
function refuseName(name: string, match: Match): string {
  if (match.named && name in match.named) return "";
  throw new Failure("evaluation", `undefined group name reference: ${name}`);
}

/** `\1`, `\k<name>`, `\0` or `\&`, `` \` `` for what is before, `\'` for what is after. */
function expand(replacement: string, match: Match): string {
  return replacement.replace(/\\(?:k<([^>]*)>|([\s\S]))/g, (whole, name: string | undefined, sign: string) => {
    if (name !== undefined) return match.named?.[name] ?? refuseName(name, match);
    if (/[1-9]/.test(sign) && match.named) return "";
    if (/\d/.test(sign)) return match.groups[Number(sign)] ?? "";
    if (sign === "&") return match.groups[0] ?? "";
    if (sign === "`") return match.before;
    if (sign === "'") return match.after;
    return sign === "\\" ? "\\" : whole;
  });
}
