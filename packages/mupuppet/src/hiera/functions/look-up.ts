/**
 * `lookup` and the older `hiera…` functions: each says what is wanted in its own way, and one place looks it up in the scope
 * of the call and notes what was found for explanations.
 */
import type { Span } from "@cairn/diagnostics";
import type { Evaluation } from "@cairn/evaluation";
import { lookUpWanted, notFound, ofType, type Found, type Wanted } from "@cairn/hiera";
import type { FunctionCall, Scope } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import { compilationOf } from "../../evaluate/scopes/puppet-scope.js";

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
  const invocation = lookups.begin({ scope: call.scope, overrides, defaults, isHieraCall, isGlobalOnly });
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
