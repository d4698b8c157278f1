const name = /^[a-zA-Z_\u0080-\u{FFFFF}][a-zA-Z0-9_\u0080-\u{FFFFF}]*$/u;
const reserved = new Set(["if", "then", "else", "import", "def", "private", "true", "false"]);

/** Whether a string is a valid name, or a literal without quotes (interpretation A28). */
export function isName(text: string): boolean {
  return name.test(text) && !reserved.has(text);
}

/** Whether a name, such as that of a database entry, can't be written in CF2. */
export function isReserved(text: string): boolean {
  return reserved.has(text);
}
