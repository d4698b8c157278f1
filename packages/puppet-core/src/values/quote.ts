import { growRewritten } from "@cairn/evaluation";

/** A string as Puppet writes it in messages and inside arrays and types: in single quotes if possible. */
export function quote(text: string): string {
  if (/[\0-\x1f]/.test(text)) return doubleQuote(text);
  if (!text.includes("'")) return `'${text}'`;
  growRewritten(text.length);
  // A character after a backslash is left alone, as in Puppet.
  return `'${text.replace(/\\[\s\S]|'/g, (piece) => (piece === "'" ? "\\'" : piece))}'`;
}

const escapes: Readonly<Record<string, string>> = {
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
  '"': '\\"',
  $: "\\$",
  "\\": "\\\\",
};

/** A string in double quotes, whatever it contains. */
export function doubleQuote(text: string): string {
  growRewritten(text.length);
  const inside = text.replace(/[\0-\x1f"$\\]/g, (character) => {
    return escapes[character] ?? `\\u{${character.charCodeAt(0).toString(16).toUpperCase()}}`;
  });
  return `"${inside}"`;
}

/** A regular expression between slashes, as Ruby shows it: a slash inside is escaped. */
export function printRegexp(source: string): string {
  return `/${source.replace(/\\[\s\S]|\//g, (piece) => (piece === "/" ? "\\/" : piece))}/`;
}
