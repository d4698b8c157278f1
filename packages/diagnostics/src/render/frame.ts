import { lineText, positionAt, type Source } from "../source.js";
import type { Span } from "../span.js";
import { layOutLine, type LineLayout } from "./line-layout.js";
import type { Paint } from "./palette.js";
import { visible } from "./visible.js";

/** A location to underline. */
export interface Marker {
  readonly span: Span;
  readonly message: string;
  /** `^` for the primary location, `-` for the others. */
  readonly underline: "^" | "-";
  readonly paint: Paint;
}

/** One line of a frame: its number, or undefined for a line without one, and the text after the bar. */
export interface FrameLine {
  readonly number?: number;
  readonly text: string;
  /** Replaces the bar, for omitted lines. */
  readonly elided?: boolean;
}

/** The part of a marker on one line, in UTF-16 units from the beginning of the line. */
interface Mark extends Marker {
  readonly from: number;
  readonly to: number;
}

/**
 * The lines of `source` that `markers` touch, underlined; `⋮` represents omitted lines in between, unless it is only
 * one. Empty for an empty file.
 */
export function frameLines(source: Source, markers: readonly Marker[], width: number): FrameLine[] {
  if (source.text === "" && markers.every((marker) => marker.message === "")) return [];
  const marksByLine = new Map<number, Mark[]>();
  for (const marker of markers) placeMarker(source, marker, marksByLine);
  const numbers = [...marksByLine.keys()].sort((left, right) => left - right);
  const lines: FrameLine[] = [];
  let previous = numbers[0] ?? 0;
  for (const number of numbers) {
    if (number === previous + 2) lines.push(plainLine(source, number - 1, width));
    if (number > previous + 2) lines.push({ text: "", elided: true });
    lines.push(...markedLines(number, lineText(source, number), marksByLine.get(number)!, width));
    previous = number;
  }
  return lines;
}

function plainLine(source: Source, number: number, width: number): FrameLine {
  return { number, text: layOutLine(lineText(source, number), 0, width).text };
}

/** A span of several lines is underlined on its first and its last one; the message is at the last. */
function placeMarker(source: Source, marker: Marker, marksByLine: Map<number, Mark[]>): void {
  const start = positionAt(source, marker.span.start);
  const end = positionAt(source, withoutLineEnds(source, marker.span));
  const add = (line: number, from: number, to: number, message: string) => {
    const marks = marksByLine.get(line) ?? [];
    marksByLine.set(line, marks);
    marks.push({ ...marker, from, to, message });
  };
  if (start.line === end.line) return add(start.line, start.column - 1, end.column - 1, marker.message);
  add(start.line, start.column - 1, lineText(source, start.line).length, "");
  const last = lineText(source, end.line);
  add(end.line, Math.min(end.column - 1, last.length - last.trimStart().length), end.column - 1, marker.message);
}

/** The end of `span` without trailing line breaks, which are invisible. */
function withoutLineEnds(source: Source, span: Span): number {
  let end = Math.max(span.start, span.end);
  while (end > span.start && (source.text[end - 1] === "\n" || source.text[end - 1] === "\r")) end--;
  return end;
}

/** The line once with all its underlines; if it is too long for that, once more for each mark that isn't visible. */
function markedLines(number: number, line: string, marks: readonly Mark[], width: number): FrameLine[] {
  const lines: FrameLine[] = [];
  let rest = [...marks].sort((left, right) => left.from - right.from);
  while (rest.length > 0) {
    const layout = layOutLine(line, rest[0]!.from, width);
    const seen = rest.filter((mark, index) => index === 0 || mark.from <= layout.to);
    rest = rest.filter((mark) => !seen.includes(mark));
    lines.push({ number, text: layout.text }, ...underlines(layout, seen).map((text) => ({ text })));
  }
  return lines;
}

/** Rows of underlines: a mark without a message shares its row with the next one, unless they overlap. */
function underlines(layout: LineLayout, marks: readonly Mark[]): string[] {
  const rows: string[] = [];
  let [row, cell] = ["", 0];
  for (const mark of marks) {
    const from = layout.cellOf(mark.from);
    const size = Math.max(1, layout.cellOf(mark.to) - from);
    if (cell > from) {
      rows.push(row);
      [row, cell] = ["", 0];
    }
    row += " ".repeat(from - cell) + mark.paint(mark.underline.repeat(size) + describe(mark));
    cell = mark.message === "" ? from + size : Infinity;
  }
  return [...rows, row];
}

function describe(mark: Mark): string {
  return mark.message === "" ? "" : ` ${visible(mark.message)}`;
}
