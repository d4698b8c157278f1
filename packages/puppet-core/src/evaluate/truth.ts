import type { Value } from "../values/value.js";

/** What counts as true in conditions: everything except undef and false. */
export function isTrue(value: Value): boolean {
  return value !== null && value !== false;
}
