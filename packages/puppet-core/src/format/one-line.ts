import type { Tokens } from "@cairn/syntax";
import { piecesOf } from "./pieces.js";
import { between } from "./spacing.js";

/** A text in one line, without its comments: the same for texts that differ only in how they are laid out. Strings stay as they are. */
export function oneLine(text: string, tokens: Tokens): string {
  const pieces = piecesOf(tokens).filter(({ isComment }) => !isComment);
  const parts = pieces.map(({ end, start, type }, index) => {
    const before = pieces[index - 1];
    return (before ? between(before.type, type, before.end < start) : "") + text.slice(start, end);
  });
  return parts.join("");
}
