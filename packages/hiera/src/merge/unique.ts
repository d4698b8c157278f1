import { growLookups } from "@cairn/evaluation";
import { identityOf, type Value } from "@cairn/puppet-core/values";

/** Each value once, at its first position. */
export function uniqueOf(values: readonly Value[]): Value[] {
  growLookups(values.length);
  const seen = new Set<unknown>();
  return values.filter((value) => {
    const identity = identityOf(value);
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
}
