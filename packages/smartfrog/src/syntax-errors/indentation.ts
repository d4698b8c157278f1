import type { Source } from "@cairn/diagnostics";
import type { Tokens } from "@cairn/syntax";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";

/** A `{`, and the `}` on a line of its own that is indented less than the line of the `{`. */
interface Misfit {
  readonly opening: number;
  readonly closing: number;
}

/** The first `{` that isn't closed, judging by the indentation of the `}` that comes instead. */
export function openByIndentation(tokens: Tokens, { text }: Source): Misfit | undefined {
  const open: { readonly token: number; readonly indent: number }[] = [];
  for (let token = 0; token < tokens.count; token++) {
    if (tokens.type(token) === T.OPEN_BRACE) open.push({ token, indent: lineOf(text, tokens.start(token)).indent });
    if (tokens.type(token) !== T.CLOSE_BRACE) continue;
    const { indent, isFirst } = lineOf(text, tokens.start(token));
    const top = open.pop();
    if (top && isFirst && indent < top.indent) return { opening: top.token, closing: token };
  }
  return undefined;
}

/** How far an indentation is looked at; deeper than that nobody reads it. */
const farthest = 500;

/** The indentation of the line of `offset`, and whether nothing else stands before `offset` on it. */
function lineOf(text: string, offset: number): { readonly indent: number; readonly isFirst: boolean } {
  const before = text.slice(Math.max(0, offset - farthest), offset);
  const line = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1);
  const indent = /^[ \t]*/.exec(line)![0].length;
  return { indent, isFirst: indent === line.length };
}
