import { beginOf, endOf, includes, type Bound, type Interval } from "./version-interval.js";
import { lowest, orderOfVersions, type Version } from "./version.js";

/** The intersection of both intervals; undefined if it is empty. */
export function intersect(left: Interval, right: Interval): Interval | undefined {
  if (!reaches(left, right) || !reaches(right, left)) return undefined;
  return { lower: higher(left.lower, right.lower, 1), upper: higher(left.upper, right.upper, -1) };
}

/** Whether one interval begins before another ends. */
function reaches(left: Interval, right: Interval): boolean {
  const [begin, end] = [beginOf(left), endOf(right)];
  const order = orderOfVersions(begin.version, end.version);
  return order < 0 || (order === 0 && !begin.excluded && !end.excluded);
}

function higher(left: Bound | undefined, right: Bound | undefined, direction: number): Bound | undefined {
  if (!left || !right) return left ?? right;
  const order = orderOfVersions(left.version, right.version) * direction;
  return order > 0 || (order === 0 && left.excluded) ? left : right;
}

/**
 * Merges intervals that overlap or touch. Undefined if two that have the same end would merge, on which Puppet's
 * library fails.
 */
export function mergeIntervals(intervals: readonly Interval[]): readonly Interval[] | undefined {
  let current = [...intervals];
  for (;;) {
    const merged = mergeOnce(current);
    if (!merged) return undefined;
    if (merged.length === current.length) break;
    current = merged;
  }
  return current.length === 0 ? [{ upper: { version: lowest, excluded: true } }] : current;
}

function mergeOnce(intervals: readonly Interval[]): Interval[] | undefined {
  let open = [...intervals];
  const result: Interval[] = [];
  while (open.length > 0) {
    let joined = open.pop()!;
    const apart: Interval[] = [];
    for (const other of open) {
      const both = joinIntervals(joined, other);
      if (both && !isAll(joined) && overlap(joined, other) && endsAlike(joined, other)) return undefined;
      if (both) joined = both;
      else apart.push(other);
    }
    result.push(joined);
    open = apart;
  }
  return result.reverse();
}

/** The union of two intervals, if they overlap or touch. */
function joinIntervals(left: Interval, right: Interval): Interval | undefined {
  if (isAll(left)) return left;
  if (!overlap(left, right) && !touches(left, right) && !touches(right, left)) return undefined;
  const lower = outer(beginOf(left), beginOf(right), -1);
  const upper = outer(endOf(left), endOf(right), 1);
  if (upper.version.major === undefined) return { lower };
  return orderOfVersions(lower.version, lowest) === 0 ? { upper } : { lower, upper };
}

function overlap(left: Interval, right: Interval): boolean {
  return includes(left, beginOf(right).version) || includes(right, beginOf(left).version);
}

function endsAlike(left: Interval, right: Interval): boolean {
  return orderOfVersions(endOf(left).version, endOf(right).version) === 0;
}

function isAll({ lower, upper }: Interval): boolean {
  return !lower && !upper;
}

/** Whether one interval begins where the other ends. */
function touches(first: Interval, second: Interval): boolean {
  const [end, begin] = [endOf(first), beginOf(second)];
  if (begin.excluded) return false;
  const next = end.excluded ? end.version : afterwards(end.version);
  return next.major !== undefined && orderOfVersions(next, begin.version) === 0;
}

function afterwards({ major, minor, patch }: Version): Version {
  return { major, minor, patch: patch + 1n };
}

function outer(left: Bound, right: Bound, direction: number): Bound {
  const order = orderOfVersions(left.version, right.version) * direction;
  const chosen = order > 0 || (order === 0 && !left.excluded) ? left : right;
  return { version: chosen.version, excluded: chosen.excluded };
}
