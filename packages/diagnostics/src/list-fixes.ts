import type { Fix } from "./diagnostic.js";
import { removal } from "./fixes.js";
import type { Source } from "./source.js";
import { createSpan } from "./span.js";

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Removes an element of a list, with the comma that follows or precedes it; the only one with the braces around it,
 * unless they have to stay.
 */
export function withoutElement(source: Source, element: Range, label = "remove it", isBraced = true): Fix[] {
  const { text } = source;
  const [after] = /^[ \t]*,[ \t]*/.exec(text.slice(element.end, element.end + longest)) ?? [];
  const [before] = /,\s*$/.exec(text.slice(Math.max(0, element.start - longest), element.start)) ?? [];
  if (after !== undefined && before === undefined)
    return [removal(createSpan(source, element.start, element.end + after.length), label)];
  if (before !== undefined) return [removal(createSpan(source, element.start - before.length, element.end), label)];
  const [open] = /\s*\{\s*$/.exec(text.slice(Math.max(0, element.start - longest), element.start)) ?? [];
  const [close] = /^\s*\}/.exec(text.slice(element.end, element.end + longest)) ?? [];
  if (!isBraced || open === undefined || close === undefined)
    return [removal(createSpan(source, element.start, element.end), label)];
  return [removal(createSpan(source, element.start - open.length, element.end + close.length), label)];
}

/** Removes what has its lines to itself, or else just the text. */
export function withoutLines(source: Source, { start, end }: Range, label = "remove it"): Fix {
  const { text } = source;
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const [tail] = /^[ \t]*(?:\r?\n|$)/.exec(text.slice(end, end + longest)) ?? [];
  const isAlone = tail !== undefined && start - line < longest && text.slice(line, start).trim() === "";
  return isAlone
    ? removal(createSpan(source, line, end + tail.length), label)
    : removal(createSpan(source, start, end), label);
}

/** Separators that are longer aren't looked through. */
const longest = 1000;
