import { Failure } from "@cairn/evaluation";
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { isArray, isHash, isType, type Value } from "@cairn/puppet-core/values";
import { coreFunctions } from "@cairn/puppet-core/functions";
import { deferredType, DeferredValue } from "../values/deferred.js";

/** `new`, which also creates calls for the agent: `Deferred('name', [arguments])`. */
export const newWithDeferred: PuppetFunction = {
  name: "new",
  call(call) {
    const [type, ...values] = call.values;
    if (type === deferredType) return defer(values);
    if (isInitOfDeferred(type)) return defer(isArray(values[0]!) ? values[0] : values);
    return coreFunctions.get("new")!.call(call);
  },
};

function isInitOfDeferred(type: Value | undefined): boolean {
  return type !== undefined && isType(type) && type.name === "Init" && type.type === deferredType;
}

function defer(values: readonly Value[]): Value {
  const [name, given = null, ...others] = argumentsOf(values);
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
