import { growLooked, growText } from "@cairn/evaluation";

/** Engines record every match before they replace any: a longer string is folded piece by piece. */
const atOnce = 2 ** 16;

/** A string for case-insensitive comparisons: Puppet only folds ASCII letters. A long one is counted: it is copied. */
export function foldCase(text: string): string {
  growLooked(text.length);
  if (text.length <= atOnce) return foldPiece(text);
  growText(2 * text.length, text.length);
  const pieces: string[] = [];
  for (let start = 0; start < text.length; start += atOnce) pieces.push(foldPiece(text.slice(start, start + atOnce)));
  return pieces.join("");
}

function foldPiece(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Ruby's order of strings: by code points. */
export function compareText(left: string, right: string): number {
  const least = Math.min(left.length, right.length);
  for (let index = 0; index < least; index++) {
    if (left.charCodeAt(index) === right.charCodeAt(index)) continue;
    return Math.sign(left.codePointAt(index)! - right.codePointAt(index)!);
  }
  return Math.sign(left.length - right.length);
}
