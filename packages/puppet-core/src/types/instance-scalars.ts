import type { Value } from "../values/value.js";
import { isArray } from "../values/value.js";
import { rangeIncludes } from "../values/version-range.js";
import type * as Types from "./type.js";

/** Whether a number is in a range. */
export function isInRange(
  range: { readonly from?: bigint | number | undefined; readonly to?: bigint | number | undefined },
  value: bigint | number,
): boolean {
  return (range.from === undefined || value >= range.from) && (range.to === undefined || value <= range.to);
}

/** Whether a value is a version in one of the ranges. */
export function isVersionInstance(type: Types.SemVerType, value: Value): boolean {
  if (typeof value !== "object" || value === null || isArray(value) || value.kind !== "version") return false;
  return type.ranges.length === 0 || type.ranges.some((range) => rangeIncludes(range, value));
}
