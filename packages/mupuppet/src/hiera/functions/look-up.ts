/**
 * `lookup` and the older `hiera…` functions: each interprets its own arguments, and one function looks them up in the
 * scope of the call and records the result for explanations.
 */
import type { Span } from "@cairn/diagnostics";
import { resultOf, type Evaluation } from "@cairn/evaluation";
import { lookUpWanted, notFound, ofType, type Found, type Wanted } from "@cairn/hiera";
import type { FunctionCall, Scope } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import { compilationOf } from "../../evaluate/scopes/puppet-scope.js";

/** The result of a function call's lookup, for explanations. */
export interface LookedUp {
  readonly call: Span;
  readonly scope: Scope;
  readonly names: readonly string[];
  /** The default value. */
  readonly otherwise: Value | undefined;
  readonly found: Found | undefined;
}

/** Performs a function's lookup, in the scope of its call; throws a Failure if no data has the key. */
export function* lookUpByFunction(call: FunctionCall, wanted: Wanted, isHieraCall = false): Evaluation<Value> {
  const compilation = compilationOf(call.scope);
  const lookups = compilation.hiera;
  const isGlobalOnly = isHieraCall && !lookups.hasEnvironmentData;
  const { defaults, overrides } = wanted;
  const invocation = lookups.begin({ scope: call.scope, overrides, defaults, isHieraCall, isGlobalOnly });
  const found = yield* resultOf(lookUpWanted(lookups, wanted, invocation));
  const { names, otherwise } = wanted;
  if (found || otherwise !== undefined) {
    compilation.lookedUp.push({ call: call.span, scope: call.scope, names, otherwise, found });
  }
  if (found) return found.value;
  if (call.block) {
    const value = yield* resultOf(call.block.call([wanted.name]));
    return ofType("Value returned from default block", wanted.type, value);
  }
  if (otherwise !== undefined) return ofType("Default value", wanted.type, otherwise);
  throw notFound(wanted.names);
}
