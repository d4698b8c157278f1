import { highest, isStable, lowest, orderOfVersions, printVersion, type Version } from "./version.js";

/** A bound of an interval. */
export interface Bound {
  readonly version: Version;
  readonly excluded: boolean;
  /** Only exactly this version, including its build metadata. */
  readonly exact?: boolean;
}

/** Versions from one bound to another; a missing bound is open. */
export interface Interval {
  readonly lower?: Bound | undefined;
  readonly upper?: Bound | undefined;
}

/** A range: the versions of any of its intervals. */
export type VersionRange = readonly Interval[];

/** Whether a version is in an interval, by the rule for prereleases. */
export function covers(interval: Interval, version: Version): boolean {
  return includes(interval, version) && (isStable(version) || speaksOf(interval, version));
}

/** Whether a version is between the bounds of an interval. */
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

/** The start of an interval, also if it is open. */
export function beginOf(interval: Interval): Bound {
  return interval.lower ?? { version: lowest, excluded: false };
}

/** The end of an interval, also if it is open. */
export function endOf(interval: Interval): Bound {
  return interval.upper ?? { version: highest, excluded: false };
}

/** An interval in a canonical notation. */
export function printInterval({ lower, upper }: Interval): string {
  if (lower && lower.exact) return printVersion(lower.version);
  const shown = [
    lower && `${lower.excluded ? ">" : ">="}${printVersion(lower.version)}`,
    upper && `${upper.excluded ? "<" : "<="}${upper.version === lowest ? "0.0.0" : printVersion(upper.version)}`,
  ];
  return shown.filter((each) => each !== undefined).join(" ") || "*";
}

/** The versions of both intervals; undefined if there are none. */
export function intersection(one: Interval, other: Interval): Interval | undefined {
  const lower = nearer(one.lower, other.lower, 1);
  const upper = nearer(one.upper, other.upper, -1);
  if (lower && upper) {
    const order = orderOfVersions(lower.version, upper.version);
    if (order > 0 || (order === 0 && (lower.excluded || upper.excluded))) return undefined;
  }
  return { lower, upper };
}

/** The bound that leaves less. */
function nearer(one: Bound | undefined, other: Bound | undefined, direction: number): Bound | undefined {
  if (!one || !other) return one ?? other;
  const order = orderOfVersions(one.version, other.version) * direction;
  if (order === 0) return one.excluded || one.exact ? one : other;
  return order > 0 ? one : other;
}

/** The same text for the same intervals. */
export function intervalIdentity({ lower, upper }: Interval): string {
  return [lower, upper].map((bound) => (bound ? boundIdentity(bound) : "*")).join(" ");
}

function boundIdentity({ version, excluded, exact }: Bound): string {
  return `${excluded ? "(" : exact ? "=" : "["}${printVersion(version)}`;
}
