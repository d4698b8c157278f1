/**
 * The number of single-character insertions, deletions, replacements and swaps of neighbours that turn `left` into
 * `right` (no substring is touched twice), or `bound + 1` as soon as it is known to be larger than `bound`.
 * Takes time in the order of the length times `bound`.
 */
export function boundedEditDistance(left: string, right: string, bound: number): number {
  if (Math.abs(left.length - right.length) > bound) return bound + 1;
  let [twoAgo, previous, current] = [emptyRow(right, bound), firstRow(right, bound), emptyRow(right, bound)];
  for (let row = 1; row <= left.length; row++) {
    if (fillRow(row, left, right, bound, { twoAgo, previous, current }) > bound) return bound + 1;
    [twoAgo, previous, current] = [previous, current, twoAgo];
  }
  return Math.min(previous[right.length]!, bound + 1);
}

interface Rows {
  readonly twoAgo: Uint16Array;
  readonly previous: Uint16Array;
  readonly current: Uint16Array;
}

/** Fills the band of one row and returns the smallest number in it. */
function fillRow(row: number, left: string, right: string, bound: number, rows: Rows): number {
  const { previous, current } = rows;
  const from = Math.max(1, row - bound);
  const to = Math.min(right.length, row + bound);
  current[from - 1] = from === 1 ? row : bound + 1;
  let smallest = current[from - 1]!;
  for (let column = from; column <= to; column++) {
    const same = left.charCodeAt(row - 1) === right.charCodeAt(column - 1) ? 0 : 1;
    const changed = Math.min(previous[column - 1]! + same, previous[column]! + 1, current[column - 1]! + 1);
    const best = isSwap(left, right, row, column) ? Math.min(changed, rows.twoAgo[column - 2]! + 1) : changed;
    current[column] = best;
    smallest = Math.min(smallest, best);
  }
  if (to < right.length) current[to + 1] = bound + 1;
  return smallest;
}

function isSwap(left: string, right: string, row: number, column: number): boolean {
  if (row < 2 || column < 2) return false;
  return (
    left.charCodeAt(row - 1) === right.charCodeAt(column - 2) &&
    left.charCodeAt(row - 2) === right.charCodeAt(column - 1)
  );
}

function emptyRow(right: string, bound: number): Uint16Array {
  return new Uint16Array(right.length + 1).fill(bound + 1);
}

function firstRow(right: string, bound: number): Uint16Array {
  return emptyRow(right, bound).map((_, column) => Math.min(column, bound + 1));
}
