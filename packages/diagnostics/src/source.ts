/**
 * Text that a user wrote: a file, standard input, or a command-line option. Offsets into it count UTF-16 units, as
 * JavaScript strings do.
 */
export interface Source {
  /** Its name in messages: a path as the user wrote it, or `<stdin>`. */
  readonly name: string;
  /** The text, without a byte order mark. */
  readonly text: string;
  /** Whether there was one, which some languages reject. */
  readonly hasByteOrderMark?: true;
}

/** A location in a source as people count it: both from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const lineStartsOf = new WeakMap<Source, Uint32Array>();

/** A source of `text`; a leading byte order mark is dropped. */
export function createSource(name: string, text: string): Source {
  if (text.charCodeAt(0) !== 0xfeff) return { name, text };
  return { name, text: text.slice(1), hasByteOrderMark: true };
}

/** The offset at which each line of `source` begins; LF, CR and CRLF end a line. Computed on first use. */
export function lineStarts(source: Source): Uint32Array {
  let starts = lineStartsOf.get(source);
  if (!starts) lineStartsOf.set(source, (starts = findLineStarts(source.text)));
  return starts;
}

/** Line and column of `offset`, which is clamped to the text. */
export function positionAt(source: Source, offset: number): Position {
  const starts = lineStarts(source);
  const clamped = Math.max(0, Math.min(offset, source.text.length));
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= clamped) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: clamped - starts[low]! + 1 };
}

/** The text of line `line` (from 1), without its line break. */
export function lineText(source: Source, line: number): string {
  const starts = lineStarts(source);
  const from = starts[line - 1];
  if (from === undefined) return "";
  let to = starts[line] ?? source.text.length;
  while (to > from && isLineEnd(source.text.charCodeAt(to - 1))) to--;
  return source.text.slice(from, to);
}

/** The offset of a line and column, which are clamped to the text: the inverse of `positionAt`. */
export function offsetAt(source: Source, position: Position): number {
  const starts = lineStarts(source);
  const line = Math.max(1, Math.min(position.line, starts.length));
  const end = starts[line] ?? source.text.length;
  return Math.max(starts[line - 1]!, Math.min(starts[line - 1]! + position.column - 1, end));
}

function isLineEnd(unit: number): boolean {
  return unit === 10 || unit === 13;
}

function findLineStarts(text: string): Uint32Array {
  const starts = [0];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === 13 && text.charCodeAt(index + 1) === 10) continue;
    if (isLineEnd(unit)) starts.push(index + 1);
  }
  return Uint32Array.from(starts);
}
