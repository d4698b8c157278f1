import { growLookups } from "@cairn/evaluation";
import { readRange } from "./read-version-range.js";
import type { VersionRangeValue, VersionValue } from "./value.js";
import {
  beginOf,
  covers,
  endOf,
  intersection,
  intervalIdentity,
  printInterval,
  type Interval,
  type VersionRange,
} from "./version-interval.js";
import { highest, lowest, orderOfVersions, printVersion, readVersion, versionOf } from "./version.js";

/** The range of a value. */
export function rangeOf(value: VersionRangeValue): VersionRange {
  if (value.from !== undefined || value.to !== undefined) return [betweenVersions(value)];
  const range = readRange(value.text);
  return typeof range === "string" ? [] : range;
}

function betweenVersions({ from, to, excludesTo }: VersionRangeValue): Interval {
  const [lower, upper] = [from && versionOf(from), to && versionOf(to)];
  return {
    lower: { version: lower ?? lowest, excluded: false },
    upper: { version: upper ?? highest, excluded: excludesTo ?? false },
  };
}

/**
 * The range from one version to another, with the notation that Puppet gives it (which has them the other way round).
 */
export function rangeBetween(from?: VersionValue, to?: VersionValue, excludesTo = false): VersionRangeValue {
  const [first, last] = [from?.text ?? printVersion(lowest), to?.text ?? printVersion(highest)];
  const text = excludesTo ? `>=${last} <${first}` : `${last} - ${first}`;
  return { kind: "versionRange", text, from: from ?? { kind: "version", text: "0.0.0" }, to, excludesTo };
}

/** Whether a version is in a range. A prerelease is only in ranges that mention a prerelease of the same version. */
export function rangeIncludes(range: VersionRangeValue, version: VersionValue | string): boolean {
  const known = readVersion(typeof version === "string" ? version : version.text);
  if (typeof known === "string") return false;
  return rangeOf(range).some((interval) => covers(interval, known));
}

/** Whether one range contains another; only for ranges of one interval. */
export function rangeCovers(outer: VersionRangeValue, inner: VersionRangeValue): boolean {
  const [one, other] = [rangeOf(outer), rangeOf(inner)];
  if (one.length !== 1 || other.length !== 1) return false;
  if (orderOfVersions(beginOf(one[0]!).version, beginOf(other[0]!).version) > 0) return false;
  const [last, otherLast] = [endOf(one[0]!), endOf(other[0]!)];
  const order = orderOfVersions(last.version, otherLast.version);
  return order > 0 || (order === 0 && (!last.excluded || otherLast.excluded));
}

/** The versions of both ranges; none is below version 0.0.0. */
export function commonRange(one: VersionRangeValue, other: VersionRangeValue): VersionRangeValue {
  const [left, right] = [rangeOf(one), rangeOf(other)];
  growLookups(left.length * right.length);
  const common = left.flatMap((each) => right.flatMap((its) => intersection(each, its) ?? []));
  return { kind: "versionRange", text: common.map(printInterval).join(" || ") || "<0.0.0" };
}

/** A range in a canonical notation rather than as it was written. */
export function printRange(value: VersionRangeValue): string {
  return rangeOf(value).map(printInterval).join(" || ");
}

/** The same text for ranges of the same intervals. */
export function rangeIdentity(value: VersionRangeValue): string {
  return rangeOf(value).map(intervalIdentity).join("|");
}
