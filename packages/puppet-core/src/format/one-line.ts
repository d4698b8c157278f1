import type { Tokens } from "@cairn/syntax";
import { piecesOf } from "./pieces.js";
import { between } from "./spacing.js";

/**
 * A source on one line, without its comments: the same for sources that differ only in layout. Strings stay as they
 * are.
 */
export function oneLine(text: string, tokens: Tokens): string {
  const pieces = piecesOf(tokens).filter(({ isComment }) => !isComment);
  const parts = pieces.map(({ end, start, type }, index) => {
    const before = pieces[index - 1];
    return (before ? between(before.type, type, before.end < start) : "") + text.slice(start, end);
  });
  return parts.join("");
}
