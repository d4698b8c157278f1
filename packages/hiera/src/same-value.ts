import { identityOf, type Value } from "@cairn/puppet-core/values";

/** Deep equality of two values. */
export function sameValue(one: Value, other: Value): boolean {
  return one === other || identityOf(one) === identityOf(other);
}
