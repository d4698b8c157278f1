import { Failure, resultOf, type Evaluation } from "@cairn/evaluation";
import { describeValue, type PuppetType } from "@cairn/puppet-core/types";
import type { HashValue, Value } from "@cairn/puppet-core/values";
import type { Found } from "./found.js";
import type { Invocation } from "./invocation.js";
import type { Lookups } from "./lookups.js";

/** The arguments of `lookup`. */
export interface Wanted {
  /** The first name that is found wins. */
  readonly names: readonly string[];
  /** The same, as it was given. */
  readonly name: Value;
  readonly type: PuppetType | null;
  readonly merge: Value;
  /** The default value. */
  readonly otherwise?: Value;
  readonly overrides?: HashValue | undefined;
  readonly defaults?: HashValue | undefined;
}

/** The value of the first name that overrides, data or default values have. */
export function* lookUpWanted(
  lookups: Lookups,
  { defaults, merge, names, overrides, type }: Wanted,
  invocation: Invocation,
): Evaluation<Found | undefined> {
  for (const name of names) {
    if (overrides?.has(name)) {
      const value = overrides.get(name)!;
      return { value: ofType(`Value found for key '${name}' in override hash`, type, value), origins: [] };
    }
    const found = yield* resultOf(lookups.lookUp(name, invocation.below(), merge));
    if (found) return { value: ofType("Found value", type, found.value), origins: found.origins };
  }
  const usual = names.find((name) => defaults?.has(name));
  if (usual === undefined) return undefined;
  const value = defaults!.get(usual)!;
  return { value: ofType(`Value found for key '${usual}' in default values hash`, type, value), origins: [] };
}

/** Checks that a value is of a type. */
export function ofType(subject: string, type: PuppetType | null, value: Value): Value {
  const message = type === null ? "" : describeValue(`${subject} has wrong type,`, type, value);
  if (message !== "") throw new Failure("type-mismatch", message);
  return value;
}

/** The failure of a lookup that finds none of these names, in Puppet's words. */
export function notFound(names: readonly string[]): Failure {
  const quoted = names.map((name) => `'${name}'`).join(", ");
  const which = names.length === 1 ? `the name ${quoted}` : `any of the names [${quoted}]`;
  return new Failure("lookup", `Function lookup() did not find a value for ${which}`, {
    help: "add the key to the data, or give a default: `lookup('key', { default_value => … })`",
  });
}
