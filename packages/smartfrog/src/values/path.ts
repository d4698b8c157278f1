/** Whether `text` is a valid name. */
export function isName(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(text);
}

/** Parses a path in the language's own notation (`a:b:c`); undefined if `text` isn't one. */
export function readPath(text: string): string[] | undefined {
  const path = text.split(":").map((name) => name.trim());
  return path.every(isName) ? path : undefined;
}

const reserved: ReadonlySet<string> = new Set(["true", "false", "NULL", "DATA", "extends"]);

/** Whether a name is a reserved word. */
export function isReserved(name: string): boolean {
  return reserved.has(name);
}
