import { RRange, type RubyValue } from "../values/values.js";
import { needCount } from "./method.js";

/** Some elements of a sequence. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A position in a sequence: an index, or a range; undefined if it is outside. */
export type Place = number | Stretch;

/** The meaning of `[index]`, `[start, length]` and `[range]`; negative indices count from the end. */
export function placeIn(length: number, args: readonly RubyValue[]): Place | undefined {
  const [first, count] = args;
  if (first instanceof RRange) return stretchOf(first, length);
  const start = needCount(first);
  const from = start < 0 ? start + length : start;
  if (count === undefined) return from < 0 || from >= length ? undefined : from;
  const size = needCount(count);
  if (from < 0 || from > length || size < 0) return undefined;
  return { from, to: Math.min(length, from + size) };
}

function stretchOf({ from, to, isExclusive }: RRange, length: number): Place | undefined {
  const first = from === null ? 0 : needCount(from);
  const start = first < 0 ? first + length : first;
  if (start < 0 || start > length) return undefined;
  const last = to === null ? -1 : needCount(to);
  const end = (last < 0 ? last + length : last) + (isExclusive && to !== null ? 0 : 1);
  return { from: start, to: Math.max(start, Math.min(length, end)) };
}
