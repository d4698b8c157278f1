import { Failure } from "@cairn/evaluation";
import { type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { isArray, isHash, type Value } from "@cairn/puppet-core/values";
import { loadCoreFunctions } from "@cairn/puppet-core/functions/load";
import { deferredType, DeferredValue } from "../values/deferred.js";

/** `new`, which also creates calls for the agent: `Deferred('name', [arguments])`. */
export const newWithDeferred: PuppetFunction = {
  name: "new",
  call(call) {
    if (call.values[0] === deferredType) return defer(call);
    return loadCoreFunctions().get("new")!.call(call);
  },
};

function defer({ values }: FunctionCall): Value {
  const [name, given = null, ...others] = argumentsOf(values.slice(1));
  if (typeof name !== "string" || others.length > 0 || (given !== null && !isArray(given))) {
    throw new Failure("type-mismatch", "Deferred takes the name of a function, and an array of arguments", {
      help: "write `Deferred('name', [arguments])`",
    });
  }
  return new DeferredValue(name, given ?? undefined);
}

/** They may be given as one hash: `Deferred({ name => …, arguments => … })`. */
function argumentsOf([first = null, ...others]: readonly Value[]): readonly Value[] {
  return isHash(first) && others.length === 0
    ? [first.get("name") ?? null, first.get("arguments") ?? null]
    : [first, ...others];
}
