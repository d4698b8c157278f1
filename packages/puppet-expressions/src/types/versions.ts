import { printVersion, type Version } from "../values/version.js";
import { beginOf, endOf, rangeOf, type Interval } from "../values/version-range.js";
import { joinIntervals } from "../values/version-intervals.js";
import type { VersionRangeValue } from "../values/value.js";

/** Ranges where those that overlap or touch have become one, as a type of versions keeps them. */
export function mergeRanges(ranges: readonly VersionRangeValue[]): readonly VersionRangeValue[] {
  if (ranges.length < 2) return ranges;
  let open = [...ranges];
  const result: VersionRangeValue[] = [];
  while (open.length > 0) {
    let joined = open.pop()!;
    const apart: VersionRangeValue[] = [];
    for (const other of open) {
      const both = joinRanges(joined, other);
      if (both) joined = both;
      else apart.push(other);
    }
    result.push(joined);
    open = apart;
  }
  return result.reverse();
}

function joinRanges(left: VersionRangeValue, right: VersionRangeValue): VersionRangeValue | undefined {
  const [one, other] = [rangeOf(left), rangeOf(right)];
  const joined = one.length === 1 && other.length === 1 ? joinIntervals(one[0]!, other[0]!) : undefined;
  return joined && rangeOfInterval(joined);
}

function rangeOfInterval(interval: Interval): VersionRangeValue {
  const [from, to] = [beginOf(interval), endOf(interval)];
  const [first, last] = [printVersion(from.version), printVersion(to.version)];
  const value = (version: Version) => ({ kind: "version", text: printVersion(version) }) as const;
  // Puppet's texts of such ranges have their ends the wrong way round.
  const text = to.excluded ? `>=${last} <${first}` : `${last} - ${first}`;
  const end = to.version.major === undefined ? undefined : value(to.version);
  return { kind: "versionRange", text, from: value(from.version), to: end, excludesTo: to.excluded };
}
