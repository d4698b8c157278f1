/** Lines `leftStart` to `leftEnd` (exclusive) become lines `rightStart` to `rightEnd` of the other text. */
export interface Edit {
  readonly leftStart: number;
  readonly leftEnd: number;
  readonly rightStart: number;
  readonly rightEnd: number;
}

/** If two strings differ in more lines than this, the search would take long: the differing part is then one edit. */
const mostDifferences = 1000;

/**
 * The shortest edit script by lines from `left` to `right` (Myers, "An O(ND) difference algorithm"). Time and memory
 * are bounded by the number of lines plus `mostDifferences` squared.
 */
export function shortestEdits(left: readonly string[], right: readonly string[]): Edit[] {
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start++;
  let [leftEnd, rightEnd] = [left.length, right.length];
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd--;
    rightEnd--;
  }
  if (start === leftEnd && start === rightEnd) return [];
  const whole = { leftStart: start, leftEnd, rightStart: start, rightEnd };
  const path = searchPath(left.slice(start, leftEnd), right.slice(start, rightEnd));
  return path ? collectEdits(path, start) : [whole];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The pairs of equal lines on the shortest path, in order, followed by the end of both strings; undefined if it is too
 * long.
 */
function searchPath(left: readonly string[], right: readonly string[]): Point[] | undefined {
  const limit = Math.min(mostDifferences, left.length + right.length);
  const furthest = new Int32Array(2 * limit + 3);
  const middle = limit + 1;
  const history: Int32Array[] = [];
  for (let cost = 0; cost <= limit; cost++) {
    history.push(furthest.slice(middle - cost - 1, middle + cost + 2));
    for (let diagonal = -cost; diagonal <= cost; diagonal += 2) {
      const down = goesDown(furthest, middle, diagonal, cost);
      let x = down ? furthest[middle + diagonal + 1]! : furthest[middle + diagonal - 1]! + 1;
      while (x < left.length && x - diagonal < right.length && left[x] === right[x - diagonal]) x++;
      furthest[middle + diagonal] = x;
      if (x >= left.length && x - diagonal >= right.length) return walkBack(history, left.length, right.length);
    }
  }
  return undefined;
}

function goesDown(furthest: Int32Array, middle: number, diagonal: number, cost: number): boolean {
  if (diagonal === -cost || diagonal === cost) return diagonal === -cost;
  return furthest[middle + diagonal - 1]! < furthest[middle + diagonal + 1]!;
}

/** Traces the path from the end to the beginning. */
function walkBack(history: readonly Int32Array[], leftLength: number, rightLength: number): Point[] {
  const points: Point[] = [{ x: leftLength, y: rightLength }];
  let [x, y] = [leftLength, rightLength];
  for (let cost = history.length - 1; cost >= 0; cost--) {
    const furthest = history[cost]!;
    const middle = cost + 1;
    const diagonal = x - y;
    const down = goesDown(furthest, middle, diagonal, cost);
    const previous = diagonal + (down ? 1 : -1);
    const fromX = cost === 0 ? 0 : furthest[middle + previous]!;
    const fromY = cost === 0 ? 0 : fromX - previous;
    while (x > fromX && y > fromY) points.push({ x: --x, y: --y });
    [x, y] = [fromX, fromY];
  }
  return points.reverse();
}

/** The edits between pairs of equal lines. */
function collectEdits(path: readonly Point[], offset: number): Edit[] {
  const edits: Edit[] = [];
  let [x, y] = [0, 0];
  for (const point of path) {
    if (point.x > x || point.y > y) {
      edits.push({
        leftStart: offset + x,
        leftEnd: offset + point.x,
        rightStart: offset + y,
        rightEnd: offset + point.y,
      });
    }
    [x, y] = [point.x + 1, point.y + 1];
  }
  return edits;
}
