import { toPattern } from "@cairn/puppet-core/patterns";
import { withPlainClasses } from "./plain-classes.js";

/** Translates a Ruby pattern to JSON Schema (JavaScript's, with Unicode); undefined if there is no equivalent. */
export function portablePattern(source: string): string | undefined {
  const { flags, source: written } = toPattern(source);
  const text = flags === "v" && written !== "(?!)" ? withPlainClasses(written) : undefined;
  if (text === undefined) return undefined;
  try {
    return new RegExp(text, "u").source;
  } catch {
    return undefined;
  }
}

/** A pattern that matches only this string, ignoring the case of ASCII letters. */
export function anyCase(text: string): string {
  const signs = Array.from(text, (sign) => {
    if (/[A-Za-z]/.test(sign)) return `[${sign.toUpperCase()}${sign.toLowerCase()}]`;
    return /[\\^$.*+?()[\]{}|/]/.test(sign) ? `\\${sign}` : sign;
  });
  return `^${signs.join("")}$`;
}
