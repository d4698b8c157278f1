import { toPattern } from "@cairn/puppet-core/patterns";
import { withPlainClasses } from "./plain-classes.js";

/** A pattern of Ruby's as JSON Schema has them (JavaScript's, with Unicode); nothing where it has no counterpart there. */
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

/** A pattern that only this text matches, whatever the case of its letters (of A to Z). */
export function anyCase(text: string): string {
  const signs = Array.from(text, (sign) => {
    if (/[A-Za-z]/.test(sign)) return `[${sign.toUpperCase()}${sign.toLowerCase()}]`;
    return /[\\^$.*+?()[\]{}|/]/.test(sign) ? `\\${sign}` : sign;
  });
  return `^${signs.join("")}$`;
}
