import { Cf2Parser as T } from "../../generated/Cf2Parser.js";

/** How far the end of a string is searched for on the following lines. */
const farthest = 2000;

/** Where an unclosed string was probably meant to end. */
export function cutToken(text: string, type: number, start: number, end: number): number {
  if (type !== T.UNCLOSED_STRING) return end;
  return findEndOnLaterLine(text, end) ?? findEndBeforeSeparators(text, start, end);
}

/**
 * The quote on a later line, if what follows it can follow a string: then the string was meant to contain line breaks.
 */
function findEndOnLaterLine(text: string, end: number): number | undefined {
  const quote = text.slice(end, end + farthest).indexOf("'");
  if (quote < 0) return undefined;
  return /^[ \t]*(?:[,)\]}\r\n]|\/\/|$)/.test(text.slice(end + quote + 1, end + quote + 80))
    ? end + quote + 1
    : undefined;
}

/** Before the brackets, commas and blanks that end its line. */
function findEndBeforeSeparators(text: string, start: number, end: number): number {
  let cut = end;
  while (cut > start + 1 && ",)}] \t".includes(text[cut - 1]!)) cut--;
  return cut;
}
