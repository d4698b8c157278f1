import type { Deep } from "@cairn/evaluation";
import { isAssignable } from "../assignable.js";
import { any, undef } from "../make.js";
import type * as Types from "../type.js";
import type { Place } from "./describe.js";
import { describeTuple } from "./describe-collections.js";
import { typeMismatch, type Mismatch } from "./mismatch.js";
import { extend } from "./path.js";

export function* describeCallable(
  expected: Types.CallableType,
  place: Place,
  actual: Types.PuppetType,
): Deep<readonly Mismatch[]> {
  if (actual.name !== "Callable") return [typeMismatch(place.path, place.original, actual)];
  if (!expected.parameters || !actual.parameters) return [];
  const inner = { original: expected.parameters, path: place.path };
  const found = (yield describeTuple(expected.parameters, inner, actual.parameters, "count")) as readonly Mismatch[];
  if (found.length > 0) return found;
  const [wanted, returned] = [expected.returns ?? any, actual.returns ?? any];
  if (!isAssignable(wanted, returned)) return [typeMismatch(extend(place.path, "return"), wanted, returned)];
  const [block, otherBlock] = [expected.block ?? undef, actual.block ?? undef];
  return isAssignable(otherBlock, block) ? [] : [typeMismatch(extend(place.path, "block"), block, otherBlock)];
}
