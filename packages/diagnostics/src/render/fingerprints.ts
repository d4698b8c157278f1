import type { Diagnostic } from "../diagnostic.js";
import { lineText, positionAt } from "../source.js";

/**
 * Identifies each of `diagnostics` independent of its line number: a hash of the code and of the line without its
 * indentation, and a count among those of the file that share the hash (`primaryLocationLineHash` of code scanning
 * services).
 */
export function fingerprints(diagnostics: readonly Diagnostic[]): string[] {
  const counts = new Map<string, number>();
  return diagnostics.map(({ code, span: { source, start } }) => {
    const hash = hashOf(`${code}\n${lineText(source, positionAt(source, start).line).trim()}`);
    const key = `${source.name}\n${hash}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${hash}:${count}`;
  });
}

/** Two 32-bit FNV-1a hashes over the UTF-16 units; nobody profits from a collision, so it needn't be cryptographic. */
function hashOf(text: string): string {
  let [first, second] = [0x811c9dc5, 0x050c5d1f];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ (unit + index), 0x01000193);
  }
  return [first, second].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
