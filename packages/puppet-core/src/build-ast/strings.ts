import type { HeredocText } from "../lexer/heredoc.js";

const plain: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", s: " " };

/** Decodes the contents of single quotes: only `\'` and `\\` are escapes. */
export function decodeSingleQuoted(text: string): string {
  return text.includes("\\") ? text.replace(/\\([\\'])/g, "$1") : text;
}

/** Decodes the contents of double quotes; an unknown escape stays as it is. */
export function decodeDoubleQuoted(text: string): string {
  return text.includes("\\") ? decode(text, "trnsuL$\"'") : text;
}

/** A piece of a heredoc's text that begins at `start`: without the margin, with its escapes decoded. */
export function decodeHeredoc(
  text: string,
  start: number,
  { from, to, margin, escapes, trimmed }: HeredocText,
): string {
  const isLast = start + text.length === to;
  const stretch = margin === "" ? text : withoutMargin(text, start === from, margin);
  const cut = isLast && trimmed ? stretch.replace(/\r?\n$/, "") : stretch;
  return escapes === "" || !cut.includes("\\") ? cut : decode(cut, escapes);
}

/** Removes the margin from each line that begins in `text`. */
function withoutMargin(text: string, beginsLine: boolean, margin: string): string {
  const lines = text.split("\n");
  return lines
    .map((line, index) => ((index > 0 || beginsLine) && line.startsWith(margin) ? line.slice(margin.length) : line))
    .join("\n");
}

function decode(text: string, escapes: string): string {
  return text.replace(
    /\\(?:u([0-9A-Fa-f]{4})|u\{([0-9A-Fa-f]{1,6})\}|(\r?\n)|([^]))/g,
    (written: string, four?: string, braced?: string, lineEnd?: string, sign?: string) => {
      if (lineEnd !== undefined) return escapes.includes("L") ? "" : written;
      if (sign === undefined) return escapes.includes("u") ? fromHex(four ?? braced!, written) : written;
      if (sign === "\\") return "\\";
      if (!escapes.includes(sign) || sign === "u" || sign === "L") return written;
      return plain[sign] ?? sign;
    },
  );
}

function fromHex(digits: string, written: string): string {
  const codePoint = Number.parseInt(digits, 16);
  return codePoint > 0x10ffff ? written : String.fromCodePoint(codePoint);
}
