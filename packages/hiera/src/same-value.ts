import { identityOf, type Value } from "@cairn/puppet-core/values";

/** Whether two values are the same to the bottom. */
export function sameValue(one: Value, other: Value): boolean {
  return one === other || identityOf(one) === identityOf(other);
}
