import { rangeIncludes } from "../values/version-range.js";
import { readVersion } from "../values/version.js";
import { kindOf, type Value, type VersionRangeValue, type VersionValue } from "../values/value.js";

/** The version of a version value or of a string; undefined for anything else. */
export function asVersion(value: Value): VersionValue | undefined {
  if (typeof value === "string" && typeof readVersion(value) !== "string") return { kind: "version", text: value };
  return kindOf(value) === "version" ? (value as VersionValue) : undefined;
}

/** Whether a version (or a string that denotes one) is in a range. */
export function isInRange(range: Value, value: Value): boolean {
  const version = asVersion(value);
  return version !== undefined && rangeIncludes(range as VersionRangeValue, version);
}
