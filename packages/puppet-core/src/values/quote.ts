import { growRewritten } from "@cairn/evaluation";

/** A string as Puppet writes it in messages and inside of arrays and types: in single quotes where they can hold it. */
export function quote(text: string): string {
  if (/[\0-\x1f]/.test(text)) return doubleQuote(text);
  if (!text.includes("'")) return `'${text}'`;
  growRewritten(text.length);
  // What a backslash stands before is left alone, as Puppet leaves it.
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

/** A string in double quotes, whatever is in it. */
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
