/** Whether `text` is a name of the language. */
export function isName(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(text);
}

/** A path in the language's own notation (`a:b:c`), or nothing where `text` is none. */
export function readPath(text: string): string[] | undefined {
  const path = text.split(":").map((name) => name.trim());
  return path.every(isName) ? path : undefined;
}

const reserved: ReadonlySet<string> = new Set(["true", "false", "NULL", "DATA", "extends"]);

/** Whether a name can't be one, since the language reads it as something else. */
export function isReserved(name: string): boolean {
  return reserved.has(name);
}
