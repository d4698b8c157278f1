import { Cf2Parser as T } from "../generated/Cf2Parser.js";

/** Where an unclosed string was probably meant to end: before the brackets, commas and blanks that end its line. */
export function cutToken(text: string, type: number, start: number, end: number): number {
  if (type !== T.UNCLOSED_STRING) return end;
  let cut = end;
  while (cut > start + 1 && ",)}] \t".includes(text[cut - 1]!)) cut--;
  return cut;
}
