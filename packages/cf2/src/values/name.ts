const name = /^[a-zA-Z_\u0080-\u{FFFFF}][a-zA-Z0-9_\u0080-\u{FFFFF}]*$/u;
const reserved = new Set(["if", "then", "else", "import", "def", "private", "true", "false"]);

/** Whether a text can be a name, or a literal without quotes (reading A28). */
export function isName(text: string): boolean {
  return name.test(text) && !reserved.has(text);
}

/** Whether a name, such as that of an entry of a database, is one that CF2's own notation can't hold. */
export function isReserved(text: string): boolean {
  return reserved.has(text);
}
