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

/** The same text for the same intervals. */
export function intervalIdentity({ lower, upper }: Interval): string {
  return [lower, upper].map((bound) => (bound ? boundIdentity(bound) : "*")).join(" ");
}

function boundIdentity({ version, excluded, exact }: Bound): string {
  return `${excluded ? "(" : exact ? "=" : "["}${printVersion(version)}`;
}
