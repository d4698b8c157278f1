import { positionAt, type Position, type Source } from "./source.js";

/** A range of a source, `start` inclusive, `end` exclusive, in UTF-16 units. */
export interface Span {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

/** A span of `source` from `start` to `end`. */
export function createSpan(source: Source, start: number, end: number): Span {
  return { source, start, end };
}

/** The location that represents a whole file: its line 1, column 1. */
export function startOf(source: Source): Span {
  return { source, start: 0, end: 0 };
}

/** The smallest span that contains both, which must be in one source. */
export function mergeSpans(first: Span, second: Span): Span {
  return { source: first.source, start: Math.min(first.start, second.start), end: Math.max(first.end, second.end) };
}

/** The start and end of a span, in lines and columns. */
export function spanPositions(span: Span): { readonly from: Position; readonly to: Position } {
  return { from: positionAt(span.source, span.start), to: positionAt(span.source, span.end) };
}

/** The text that a span covers. */
export function spanText(span: Span): string {
  return span.source.text.slice(span.start, span.end);
}
