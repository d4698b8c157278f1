import { toPattern } from "@cairn/puppet-expressions/values";

/** A pattern of Ruby's as JSON Schema has them (JavaScript's, with Unicode); nothing where it has no counterpart there. */
export function portablePattern(source: string): string | undefined {
  const { flags, source: text } = toPattern(source);
  if (flags !== "v" || text === "(?!)" || hasSetInClass(text)) return undefined;
  try {
    return new RegExp(text, "u").source;
  } catch {
    return undefined;
  }
}

/** Whether a class holds another one or an operation on sets, which only newer patterns of JavaScript have. */
function hasSetInClass(text: string): boolean {
  let isInClass = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]!;
    if (sign === "\\") index++;
    else if (!isInClass) isInClass = sign === "[";
    else if (sign === "]") isInClass = false;
    else if (sign === "[" || ((sign === "&" || sign === "-") && text[index + 1] === sign)) return true;
  }
  return false;
}

/** A pattern that only this text matches, whatever the case of its letters (of A to Z). */
export function anyCase(text: string): string {
  const signs = Array.from(text, (sign) => {
    if (/[A-Za-z]/.test(sign)) return `[${sign.toUpperCase()}${sign.toLowerCase()}]`;
    return /[\\^$.*+?()[\]{}|/]/.test(sign) ? `\\${sign}` : sign;
  });
  return `^${signs.join("")}$`;
}
