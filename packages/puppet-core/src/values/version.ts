import type { VersionValue } from "./value.js";

/** The parts of a semantic version. */
export interface Version {
  /** Undefined in the maximum version. */
  readonly major: bigint | undefined;
  readonly minor: bigint;
  readonly patch: bigint;
  /** The numbers and words of a prerelease; empty in the minimum version. */
  readonly before?: readonly (bigint | string)[] | undefined;
  readonly build?: string | undefined;
}

const pattern =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?\n?$/;

/** The version that a string denotes, or why it isn't one, in Puppet's words. */
export function readVersion(text: string): Version | string {
  const match = pattern.exec(text);
  if (!match) return `Unable to parse '${text}' as a semantic version identifier`;
  const [, major, minor, patch, before, build] = match as unknown as [
    string,
    string,
    string,
    string,
    ...(string | undefined)[],
  ];
  const parts = before === undefined ? undefined : readBefore(before);
  if (typeof parts === "string") return parts;
  return { major: BigInt(major), minor: BigInt(minor), patch: BigInt(patch), before: parts, build };
}

/** The parts of a prerelease, or why they are invalid. */
export function readBefore(text: string): readonly (bigint | string)[] | string {
  const parts = text.split(".");
  if (parts.some((part) => /^0\d+$/.test(part)))
    return "Numeric pre-release identifiers MUST NOT contain leading zeroes";
  return parts.map((part) => (/^\d+$/.test(part) ? BigInt(part) : part));
}

/** The version of a value, which is always valid. */
export function versionOf(value: Pick<VersionValue, "text">): Version {
  const version = readVersion(value.text);
  return typeof version === "string" ? lowest : version;
}

export const lowest: Version = { major: 0n, minor: 0n, patch: 0n, before: [] };
export const highest: Version = { major: undefined, minor: 0n, patch: 0n };

/** A version as it is written. */
export function printVersion({ major, minor, patch, before, build }: Version): string {
  const release = `${major ?? "Infinity"}.${minor}.${patch}`;
  return `${release}${before ? `-${before.join(".")}` : ""}${build === undefined ? "" : `+${build}`}`;
}

/** The order of two versions; build metadata doesn't count. */
export function orderOfVersions(left: Version, right: Version): number {
  if (left.major === undefined || right.major === undefined) {
    return (left.major === undefined ? 1 : 0) - (right.major === undefined ? 1 : 0);
  }
  return (
    order(left.major, right.major) ||
    order(left.minor, right.minor) ||
    order(left.patch, right.patch) ||
    orderBefore(left.before, right.before)
  );
}

function orderBefore(left: Version["before"], right: Version["before"]): number {
  if (!left || !right) return (left ? 0 : 1) - (right ? 0 : 1);
  for (const [index, one] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const isNumber = typeof one === "bigint";
    if (isNumber !== (typeof other === "bigint")) return isNumber ? -1 : 1;
    const found = order(one, other);
    if (found !== 0) return found;
  }
  return left.length - right.length;
}

function order(left: bigint | string, right: bigint | string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether a version isn't a prerelease. */
export function isStable({ before }: Version): boolean {
  return !before || before.length === 0;
}
