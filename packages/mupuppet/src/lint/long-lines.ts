import type { LintedManifest } from "./manifest.js";

/** The lines with more than `most` characters, besides those that breaking would hurt. */
export function* longLines({ text }: LintedManifest, most: number): Generator<{ readonly start: number }> {
  for (let start = 0; start <= text.length;) {
    const newline = text.indexOf("\n", start);
    const lineEnd = newline < 0 ? text.length : newline;
    const end = text[lineEnd - 1] === "\r" ? lineEnd - 1 : lineEnd;
    if (end - start > most) {
      const line = text.slice(start, end);
      const isExempt = line.includes("://") || line.includes("template(");
      if (!isExempt && [...line.slice(0, 4 * most)].length > most) yield { start };
    }
    start = lineEnd + 1;
  }
}
