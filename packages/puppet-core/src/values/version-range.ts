import type { VersionRangeValue, VersionValue } from "./value.js";
import {
  highest,
  isStable,
  lowest,
  orderOfVersions,
  printVersion,
  readVersion,
  versionOf,
  type Version,
} from "./version.js";
import { readRange } from "./read-version-range.js";

/** An end of an interval. */
export interface Bound {
  readonly version: Version;
  readonly excluded: boolean;
  /** Only this very version, down to what was built of it. */
  readonly exact?: boolean;
}

/** Versions from one bound to another; a missing bound is open. */
export interface Interval {
  readonly lower?: Bound | undefined;
  readonly upper?: Bound | undefined;
}

/** A range: the versions of any of its intervals. */
export type VersionRange = readonly Interval[];

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

/** The range from one version to another, with the text that Puppet gives it (which names them the other way round). */
export function rangeBetween(from?: VersionValue, to?: VersionValue, excludesTo = false): VersionRangeValue {
  const [first, last] = [from?.text ?? printVersion(lowest), to?.text ?? printVersion(highest)];
  const text = excludesTo ? `>=${last} <${first}` : `${last} - ${first}`;
  return { kind: "versionRange", text, from: from ?? { kind: "version", text: "0.0.0" }, to, excludesTo };
}

/** Whether a version lies in a range. What comes before a release only does where the range speaks of that release. */
export function rangeIncludes(range: VersionRangeValue, version: VersionValue | string): boolean {
  const known = readVersion(typeof version === "string" ? version : version.text);
  if (typeof known === "string") return false;
  return rangeOf(range).some((interval) => covers(interval, known));
}

/** Whether a version lies in an interval, by the rule for what comes before a release. */
export function covers(interval: Interval, version: Version): boolean {
  return includes(interval, version) && (isStable(version) || speaksOf(interval, version));
}

/** Whether a version lies between the bounds of an interval. */
export function includes({ lower, upper }: Interval, version: Version): boolean {
  return (!lower || keeps(lower, version, 1)) && (!upper || keeps(upper, version, -1));
}

function keeps(bound: Bound, version: Version, direction: number): boolean {
  if (bound.exact) return printVersion(bound.version) === printVersion(version);
  const order = orderOfVersions(version, bound.version) * direction;
  return order > 0 || (order === 0 && !bound.excluded);
}

function speaksOf({ lower, upper }: Interval, { major, minor, patch }: Version): boolean {
  if (!lower && !upper) return true;
  return [lower, upper].some((bound) => {
    const end = bound?.version;
    return !!end && !isStable(end) && end.major === major && end.minor === minor && end.patch === patch;
  });
}

/** Where an interval begins, also if it is open. */
export function beginOf(interval: Interval): Bound {
  return interval.lower ?? { version: lowest, excluded: false };
}

/** Where an interval ends, also if it is open. */
export function endOf(interval: Interval): Bound {
  return interval.upper ?? { version: highest, excluded: false };
}

/** Whether all of one range lies in another; only for ranges of one interval. */
export function rangeCovers(outer: VersionRangeValue, inner: VersionRangeValue): boolean {
  const [one, other] = [rangeOf(outer), rangeOf(inner)];
  if (one.length !== 1 || other.length !== 1) return false;
  if (orderOfVersions(beginOf(one[0]!).version, beginOf(other[0]!).version) > 0) return false;
  const [last, otherLast] = [endOf(one[0]!), endOf(other[0]!)];
  const order = orderOfVersions(last.version, otherLast.version);
  return order > 0 || (order === 0 && (!last.excluded || otherLast.excluded));
}

/** A range with what it means rather than as it was written. */
export function printRange(value: VersionRangeValue): string {
  return rangeOf(value).map(printInterval).join(" || ");
}

function printInterval({ lower, upper }: Interval): string {
  if (lower && lower.exact) return printVersion(lower.version);
  const shown = [
    lower && `${lower.excluded ? ">" : ">="}${printVersion(lower.version)}`,
    upper && `${upper.excluded ? "<" : "<="}${upper.version === lowest ? "0.0.0" : printVersion(upper.version)}`,
  ];
  return shown.filter((each) => each !== undefined).join(" ") || "*";
}

/** The same text for ranges of the same intervals. */
export function rangeIdentity(value: VersionRangeValue): string {
  return rangeOf(value).map(intervalIdentity).join("|");
}

/** The same text for the same intervals. */
export function intervalIdentity({ lower, upper }: Interval): string {
  return [lower, upper].map((bound) => (bound ? boundIdentity(bound) : "*")).join(" ");
}

function boundIdentity({ version, excluded, exact }: Bound): string {
  return `${excluded ? "(" : exact ? "=" : "["}${printVersion(version)}`;
}
