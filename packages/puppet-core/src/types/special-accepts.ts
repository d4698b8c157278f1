import { equalValues } from "../values/compare.js";
import { patternOf } from "../patterns/pattern.js";
import { kindOf, isType, type RegexpValue, type Value } from "../values/value.js";
import { isAssignable } from "./assignable.js";
import { richData } from "./built-in.js";
import { infer } from "./infer.js";
import type { InitType, PuppetType, UriType } from "./type.js";

/** Whether addresses of one type are all of another: each of the parts that it tells must match. */
export function uriAccepts(type: UriType, other: UriType): boolean {
  return [...(type.parts?.entries() ?? [])].every(([key, wanted]) => {
    const given = other.parts?.get(key);
    return given !== undefined && partMatches(wanted, given);
  });
}

function partMatches(wanted: Value, given: Value): boolean {
  if (kindOf(wanted) === "regexp")
    return typeof given === "string" && patternOf((wanted as RegexpValue).source).test(given);
  if (isType(wanted)) return isAssignable(wanted, isType(given) ? given : infer(given));
  return equalValues(typeof wanted === "bigint" ? String(wanted) : wanted, given);
}

/** Whether values of a type are what `Init` stands for; what only could be converted isn't known here. */
export function initAccepts({ type }: InitType, other: PuppetType): boolean {
  return isAssignable(type ?? richData(), other);
}
