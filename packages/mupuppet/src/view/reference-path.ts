/** A path as users write it: `File[/etc/motd]`, `File[/etc/motd][mode]`. */
export function formatReferencePath([reference = "", ...names]: readonly string[]): string {
  return reference + names.map((name) => `[${name}]`).join("");
}

/**
 * Splits a path: the last pair of brackets after a whole reference names a parameter. A title may itself contain
 * brackets.
 */
export function parseReferencePath(text: string): {
  readonly reference: string;
  readonly parameter: string | undefined;
} {
  const match = /^([^[]*\[[^]*\])\[([^[\]]*)\]$/.exec(text.trim());
  return match ? { reference: match[1]!, parameter: match[2] } : { reference: text.trim(), parameter: undefined };
}
