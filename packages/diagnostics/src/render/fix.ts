import type { Edit, Fix } from "../diagnostic.js";
import { applyEdits, editsBySource } from "../edits.js";
import { lineStarts, positionAt, type Source } from "../source.js";
import type { FrameLine } from "./frame.js";
import { layOutLine } from "./line-layout.js";
import type { Palette } from "./palette.js";

/** Of a longer change only its beginning is shown. */
const mostLines = 12;

/** The part of a fix that lies in one source. */
export interface FixFrame {
  readonly source: Source;
  readonly lines: readonly FrameLine[];
}

/** A fix as a small difference: the lines that change as they are, then as they would be. */
export function fixFrames(fix: Fix, palette: Palette, width: number): FixFrame[] {
  return [...editsBySource(fix.edits)].map(([source, edits]) => ({
    source,
    lines: groupByLines(source, edits).flatMap((hunk, index) => [
      ...(index > 0 ? [{ text: "", elided: true }] : []),
      ...hunkLines(source, hunk, palette, width),
    ]),
  }));
}

interface Hunk {
  readonly firstLine: number;
  lastLine: number;
  readonly edits: Edit[];
}

/** Edits whose lines touch belong to one hunk. */
function groupByLines(source: Source, edits: readonly Edit[]): Hunk[] {
  const hunks: Hunk[] = [];
  for (const edit of edits) {
    const firstLine = positionAt(source, edit.span.start).line;
    const lastLine = positionAt(source, edit.span.end).line;
    const hunk = hunks.at(-1);
    if (!hunk || firstLine > hunk.lastLine + 1) hunks.push({ firstLine, lastLine, edits: [edit] });
    else {
      hunk.lastLine = lastLine;
      hunk.edits.push(edit);
    }
  }
  return hunks;
}

function hunkLines(source: Source, hunk: Hunk, palette: Palette, width: number): FrameLine[] {
  const starts = lineStarts(source);
  const start = starts[hunk.firstLine - 1]!;
  const end = starts[hunk.lastLine] ?? source.text.length;
  const focus = hunk.edits[0]!.span.start - start;
  const [before, after] = withoutCommonLines(
    splitLines(source.text.slice(start, end)),
    splitLines(applyEdits(source, hunk.edits, start, end)),
  );
  const number = hunk.firstLine + before.skipped;
  const show = (sign: string, lines: readonly string[]) => sideLines(sign, lines, number, width, focus);
  return [
    ...show("-", before.lines).map((line) => ({ ...line, text: palette.removed(line.text) })),
    ...show("+", after.lines).map((line) => ({ ...line, text: palette.added(line.text) })),
  ];
}

function sideLines(sign: string, lines: readonly string[], first: number, width: number, focus: number): FrameLine[] {
  const shown = lines.slice(0, mostLines).map((line, index) => ({
    number: first + index,
    text: `${sign} ${layOutLine(line, index === 0 ? focus : 0, width - 2).text}`.trimEnd(),
  }));
  return lines.length > mostLines ? [...shown, { text: "", elided: true }] : shown;
}

interface Side {
  readonly lines: readonly string[];
  readonly skipped: number;
}

/** Lines at the beginning and the end of a hunk that the edits leave alone aren't worth showing. */
function withoutCommonLines(before: readonly string[], after: readonly string[]): readonly [Side, Side] {
  const shorter = Math.min(before.length, after.length);
  let skipped = 0;
  while (skipped < shorter && before[skipped] === after[skipped]) skipped++;
  let tail = 0;
  while (tail < shorter - skipped && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const cut = (lines: readonly string[]) => ({ lines: lines.slice(skipped, lines.length - tail), skipped });
  return [cut(before), cut(after)];
}

function splitLines(text: string): string[] {
  return text === "" ? [] : text.replace(/(\r\n|\r|\n)$/, "").split(/\r\n|\r|\n/);
}
