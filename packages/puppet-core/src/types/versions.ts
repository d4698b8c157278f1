import type { VersionRangeValue } from "../values/value.js";
import { orderOfVersions, printVersion, type Version } from "../values/version.js";
import { beginOf, covers, endOf, type Bound } from "../values/version-interval.js";
import { rangeOf } from "../values/version-range.js";

/** Ranges with those that overlap or touch merged, as a version type keeps them. */
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
  const [one, other] = [rangeOf(left)[0], rangeOf(right)[0]];
  if (!one || !other) return undefined;
  const [begin, end] = [beginOf(one), endOf(one)];
  const [otherBegin, otherEnd] = [beginOf(other), endOf(other)];
  if (covers(one, otherBegin.version) || covers(other, begin.version)) {
    const from = orderOfVersions(begin.version, otherBegin.version) <= 0 ? begin : otherBegin;
    return rangeTo(from.version, ...laterEnd(end, otherEnd));
  }
  if (end.excluded && orderOfVersions(end.version, otherBegin.version) === 0) {
    return rangeTo(begin.version, otherEnd.version, otherEnd.excluded);
  }
  if (otherEnd.excluded && orderOfVersions(otherEnd.version, begin.version) === 0) {
    return rangeTo(otherBegin.version, end.version, end.excluded);
  }
  return undefined;
}

/** Puppet looks at the end of the first range first: an exclusive one doesn't exclude that of a longer one. */
function laterEnd(end: Bound, other: Bound): [Version, boolean] {
  const order = orderOfVersions(end.version, other.version);
  const version = order >= 0 ? end.version : other.version;
  if (end.excluded) return [version, order > 0 || (order === 0 && other.excluded)];
  return [version, other.excluded && order < 0];
}

function rangeTo(from: Version, to: Version, excludesTo: boolean): VersionRangeValue {
  const value = (version: Version) => ({ kind: "version", text: printVersion(version) }) as const;
  const [first, last] = [printVersion(from), printVersion(to)];
  // Puppet prints the bounds of such ranges the wrong way round.
  const text = excludesTo ? `>=${last} <${first}` : `${last} - ${first}`;
  const end = to.major === undefined ? undefined : value(to);
  return { kind: "versionRange", text, from: value(from), to: end, excludesTo };
}
