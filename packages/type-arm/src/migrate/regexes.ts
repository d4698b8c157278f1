import { toPattern } from "@cairn/puppet-core/patterns";
import { atom, type Term } from "./term.js";

/** A Ruby regular expression in our logic; undefined if it can't be written there. */
export function regexTerm(pattern: string, options = ""): Term | undefined {
  const bare = options.includes("x") ? withoutBlanks(pattern) : pattern;
  const flags = options.replace("x", "");
  const body = oneLine(flags === "" ? bare : `(?${flags}:${bare})`);
  if (toPattern(body === "" ? "(?:)" : body).source === "(?!)") return undefined;
  return { ...atom(`/${body === "" ? "(?:)" : body}/`, "unknown"), isRegex: true };
}

/** A pattern on one line without an unescaped `/`. */
function oneLine(pattern: string): string {
  return pattern.replace(/\\[\s\S]|\/|\n|\r/g, (each) => {
    if (each === "/") return "\\/";
    if (each === "\n" || each === "\\\n") return "\\n";
    return each === "\r" ? "\\r" : each;
  });
}

/** An extended pattern without its blanks and comments. */
function withoutBlanks(pattern: string): string {
  let depth = 0;
  return pattern.replace(/\\[\s\S]|\[|\]|#[^\n]*|\s/g, (each) => {
    if (each === "[") depth++;
    else if (each === "]") depth = Math.max(0, depth - 1);
    if (each.startsWith("\\") || each === "[" || each === "]" || depth > 0) return each;
    return "";
  });
}

/** A pattern that matches only the string itself. */
export function literalPattern(value: string): string {
  return value.replace(/[\\^$.*+?()[\]{}|/#-]/g, (each) =>
    each === "/" || each === "-" || each === "#" ? each : `\\${each}`,
  );
}

/** A pattern that matches each of some strings entirely. */
export function anyOf(values: readonly string[]): string {
  const all = values.map(literalPattern);
  return all.length === 1 ? `\\A${all[0]}\\z` : `\\A(?:${all.join("|")})\\z`;
}
