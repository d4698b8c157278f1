import type { Span } from "@cairn/diagnostics";
import { type Evaluation, Failure } from "@cairn/evaluation";
import type { FunctionCall, Scope } from "@cairn/puppet-core/evaluate";
import { describeValue, type PuppetType } from "@cairn/puppet-core/types";
import type { HashValue, Value } from "@cairn/puppet-core/values";
import { compilationOf } from "../../evaluate/scopes/puppet-scope.js";
import type { Found } from "../found.js";
import { Invocation } from "../invocation.js";
import type { Lookups } from "../lookups.js";

/** What a call of a function asks for. */
export interface Wanted {
  /** The first one that there is counts. */
  readonly names: readonly string[];
  /** The same, as it was given. */
  readonly name: Value;
  readonly type: PuppetType | null;
  readonly merge: Value;
  /** What counts where nobody has it. */
  readonly otherwise?: Value;
  readonly overrides?: HashValue | undefined;
  readonly defaults?: HashValue | undefined;
}

/** What a call of a function found, for explanations. */
export interface LookedUp {
  readonly call: Span;
  readonly scope: Scope;
  readonly names: readonly string[];
  /** What counts where nobody has it. */
  readonly otherwise: Value | undefined;
  readonly found: Found | undefined;
}

/** Looks up what a function wants, in the scope of its call; throws a Failure where nobody has it. */
export function* lookUpByFunction(call: FunctionCall, wanted: Wanted, isHieraCall = false): Evaluation<Value> {
  const compilation = compilationOf(call.scope);
  const lookups = compilation.hiera;
  const isGlobalOnly = isHieraCall && !lookups.hasEnvironmentData;
  const { defaults, overrides } = wanted;
  const invocation = new Invocation({ scope: call.scope, overrides, defaults, isHieraCall, isGlobalOnly });
  const found: Found | undefined = yield lookUpWanted(lookups, wanted, invocation);
  const { names, otherwise } = wanted;
  if (found || otherwise !== undefined) {
    compilation.lookedUp.push({ call: call.span, scope: call.scope, names, otherwise, found });
  }
  if (found) return found.value;
  if (call.block) {
    const value: Value = yield call.block.call([wanted.name]);
    return ofType("Value returned from default block", wanted.type, value);
  }
  if (otherwise !== undefined) return ofType("Default value", wanted.type, otherwise);
  throw notFound(wanted.names);
}

/** What overrides, data and default values say of the first name that one of them knows. */
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
    const found: Found | undefined = yield lookups.lookUp(name, invocation.below(), merge);
    if (found) return { value: ofType("Found value", type, found.value), origins: found.origins };
  }
  const usual = names.find((name) => defaults?.has(name));
  if (usual === undefined) return undefined;
  const value = defaults!.get(usual)!;
  return { value: ofType(`Value found for key '${usual}' in default values hash`, type, value), origins: [] };
}

/** A value that must be of a type. */
export function ofType(subject: string, type: PuppetType | null, value: Value): Value {
  const message = type === null ? "" : describeValue(`${subject} has wrong type,`, type, value);
  if (message !== "") throw new Failure("type-mismatch", message);
  return value;
}

export function notFound(names: readonly string[]): Failure {
  const quoted = names.map((name) => `'${name}'`).join(", ");
  const which = names.length === 1 ? `the name ${quoted}` : `any of the names [${quoted}]`;
  return new Failure("lookup", `Function lookup() did not find a value for ${which}`, {
    help: "add the key to the data, or give a default: `lookup('key', { default_value => … })`",
  });
}
