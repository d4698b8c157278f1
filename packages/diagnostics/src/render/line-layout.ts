import { displayWidth, graphemes } from "./display-width.js";
import { visible } from "./visible.js";

const tabWidth = 4;

/** A part of a line as it is displayed. */
export interface LineLayout {
  /** The printed text: tabs expanded, control characters made visible, `…` where the line was cut. */
  readonly text: string;
  /** The UTF-16 offsets in the line between which it is displayed. */
  readonly from: number;
  readonly to: number;
  /** The cell at which the character at `offset` of the line begins, for offsets from `from` to `to`. */
  cellOf(offset: number): number;
}

/** Lays out `line` so that `focus` is visible, in at most `width` cells and two for the marks of a cut. */
export function layOutLine(line: string, focus: number, width: number): LineLayout {
  const whole = line.length <= width * 2 ? measure(line) : undefined;
  if (whole && whole.cells[line.length]! <= width) return finish(line, 0, line.length, whole);
  // If the first tab of the window isn't at its original distance from a tab stop, everything after it moves by up to 3
  // cells.
  const [from, to] = chooseWindow(line, Math.min(focus, line.length), width - tabWidth + 1);
  return finish(line, from, to, measure(line.slice(from, to)));
}

interface Measured {
  readonly text: string;
  readonly cells: readonly number[];
}

/** The printed form of `text`, and the cell at which each of its UTF-16 units begins. */
function measure(text: string): Measured {
  const cells: number[] = [];
  const shown: string[] = [];
  let cell = 0;
  for (const { segment } of graphemes(text)) {
    for (let unit = 0; unit < segment.length; unit++) cells.push(cell);
    const printed = segment === "\t" ? " ".repeat(tabWidth - (cell % tabWidth)) : visible(segment);
    shown.push(printed);
    cell += displayWidth(printed);
  }
  cells.push(cell);
  return { text: shown.join(""), cells };
}

/** A third of the window precedes `focus`, unless the line ends too soon after it. */
function chooseWindow(line: string, focus: number, width: number): readonly [number, number] {
  const low = snapBack(line, Math.max(0, focus - width));
  const high = snapBack(line, Math.min(line.length, focus + width));
  const { cells } = measure(line.slice(low, high));
  const at = (offset: number) => cells[offset - low]!;
  const lastStart = high === line.length ? at(high) - width : Infinity;
  const wanted = Math.min(at(focus) - Math.floor(width / 3), lastStart);
  let from = low;
  while (from < focus && at(from) < wanted) from++;
  let to = high;
  const splitsCharacter = () => to < high && at(to) === at(to - 1);
  while (to > focus && (at(to) - at(from) > width || splitsCharacter())) to--;
  return [from, to];
}

/** Moves `offset` back to the beginning of a character, across a limited number of combining marks. */
function snapBack(line: string, offset: number): number {
  let place = offset;
  const isInside = (at: number) => isLow(line, at) || /^[\p{M}\u200d]/u.test(line.slice(at, at + 2));
  for (let step = 0; step < 16 && place > 0 && place < line.length && isInside(place); step++) place--;
  return place;
}

function isLow(line: string, offset: number): boolean {
  const unit = line.charCodeAt(offset);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function finish(line: string, from: number, to: number, { text, cells }: Measured): LineLayout {
  const before = from > 0 ? "…" : "";
  const after = to < line.length ? "…" : "";
  const clamp = (offset: number) => Math.max(from, Math.min(offset, to));
  return { text: before + text + after, from, to, cellOf: (offset) => before.length + cells[clamp(offset) - from]! };
}
