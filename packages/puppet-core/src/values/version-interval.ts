import { highest, isStable, lowest, orderOfVersions, printVersion, type Version } from "./version.js";

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

/** An interval with what it means. */
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
