import { createSpan, type Edit, type Source } from "@cairn/diagnostics";
import type { Tokens } from "../tokens.js";

/**
 * An opening bracket, and the closing one on a line of its own that is indented less than the line of the opening one.
 */
interface Misfit {
  readonly opening: number;
  readonly closing: number;
}

/**
 * The first bracket that isn't closed, judging by the indentation of the closing one that comes instead; `closeOf` maps
 * the types of opening brackets to closing ones.
 */
export function openByIndentation(tokens: Tokens, closeOf: ReadonlyMap<number, number>): Misfit | undefined {
  const closes = new Set(closeOf.values());
  const open: { readonly token: number; readonly indent: number }[] = [];
  for (let token = 0; token < tokens.count; token++) {
    const type = tokens.type(token);
    if (closeOf.has(type)) open.push({ token, indent: lineOf(tokens, token).indent });
    if (!closes.has(type)) continue;
    const { indent, isFirst } = lineOf(tokens, token);
    const top = open.pop();
    if (top && isFirst && indent < top.indent) return { opening: top.token, closing: token };
  }
  return undefined;
}

/**
 * Closes the bracket `opening`: before the next line that isn't indented more than its own, or at the end of the
 * source; on a new line if its content is on new lines.
 */
export function closeByIndentation(tokens: Tokens, source: Source, opening: number, closing: string): Edit {
  const { text } = tokens;
  const { indent, blanks } = lineOf(tokens, opening);
  let last = opening;
  for (let next = opening + 1; next < tokens.count; next++) {
    if (isBlank(tokens, next)) continue;
    if (beginsShallowLine(tokens, next, indent)) break;
    last = next;
  }
  const end = tokens.end(last);
  if (!/[\r\n]/.test(text.slice(tokens.end(opening), end)))
    return { span: createSpan(source, end, end), text: closing === "}" ? ` ${closing}` : closing };
  const lineEnd = /[\r\n]|$/g;
  lineEnd.lastIndex = end;
  const place = lineEnd.exec(text)!.index;
  return { span: createSpan(source, place, place), text: `\n${blanks}${closing}` };
}

function beginsShallowLine(tokens: Tokens, token: number, indent: number): boolean {
  const line = lineOf(tokens, token);
  return line.isFirst && line.indent <= indent;
}

/** How much indentation is examined; deeper indentation isn't meaningful. */
const farthest = 500;

/** The indentation of a token's line, and whether the token is the first one on it. */
function lineOf({ starts, text }: Tokens, token: number) {
  const offset = starts[token] ?? text.length;
  const before = text.slice(Math.max(0, offset - farthest), offset);
  const line = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1);
  const blanks = /^[ \t]*/.exec(line)![0];
  return { indent: blanks.length, isFirst: blanks.length === line.length, blanks };
}

/** A token that only ends a line. */
function isBlank({ ends, starts, text }: Tokens, token: number): boolean {
  return /^\s*$/.test(text.slice(starts[token], ends[token]));
}
