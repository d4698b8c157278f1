import { foldCase } from "../values/fold-case.js";
import { wordCharacters } from "./characters.js";
import type { Place } from "./tree.js";

/** Whether an assertion holds between two characters of a string. */
export function holdsAt(place: Place, text: string, position: number, searchStart: number): boolean {
  const { length } = text;
  switch (place) {
    case "lineStart":
      return position === 0 || (text[position - 1] === "\n" && position < length);
    case "lineEnd":
      return position === length || text[position] === "\n";
    case "start":
      return position === 0;
    case "end":
      return position === length;
    case "lastLine":
      return position === length || (position === length - 1 && text[position] === "\n");
    case "searchStart":
      return position === searchStart;
    default: {
      const isBoundary = isWordAt(text, before(text, position)) !== isWordAt(text, position);
      return isBoundary === (place === "boundary");
    }
  }
}

/** Whether a part of a text, from `start` to `end`, stands again at a position. */
export function isRepeated(text: string, start: number, end: number, position: number, ignoresCase: boolean): boolean {
  const part = text.slice(start, end);
  const here = text.slice(position, position + part.length);
  return here === part || (ignoresCase && foldCase(here) === foldCase(part));
}

/** The start of the character before an offset; -1 at the start. */
export function before(text: string, position: number): number {
  const last = position - 1;
  const isSecondHalf = last > 0 && isHalf(text, last, 0xdc00) && isHalf(text, last - 1, 0xd800);
  return isSecondHalf ? last - 1 : last;
}

/** The start of the character after an offset. */
export function after(text: string, position: number): number {
  const isFirstHalf = isHalf(text, position, 0xd800) && isHalf(text, position + 1, 0xdc00);
  return position + (isFirstHalf ? 2 : 1);
}

function isHalf(text: string, position: number, from: number): boolean {
  return (text.charCodeAt(position) & 0xfc00) === from;
}

function isWordAt(text: string, position: number): boolean {
  return position >= 0 && (word ??= wordCharacters()).lengthAt(text, position) > 0;
}

let word: ReturnType<typeof wordCharacters> | undefined;
