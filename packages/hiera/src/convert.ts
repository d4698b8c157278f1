import { startOf } from "@cairn/diagnostics";
import { Failure, failureOf, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { createType, type PuppetType } from "@cairn/puppet-core/types";
import { inspect, isArray, isType, type Value } from "@cairn/puppet-core/values";
import type { Invocation } from "./invocation.js";

/**
 * Converts a value as `convert_to` requests: to a type as a string, or with an array of that and arguments for `new`.
 */
export function* convertValue(key: string, value: Value, target: Value, invocation: Invocation): Evaluation<Value> {
  const [type = null, ...rest] = isArray(target) ? target : [target];
  const made: Value = typeof type === "string" ? yield* resultOf(readType(key, type, invocation)) : type;
  try {
    const converted = yield* resultOf(callNew([made, value, ...rest], invocation));
    invocation.explainer?.text(`Applying convert_to lookup_option with arguments ${inspect([made, ...rest])}`);
    return converted;
  } catch (caught) {
    const message = `The convert_to lookup_option for key '${key}' raised error: ${failureOf(caught).message}`;
    throw new Failure("lookup", message, { span: invocation.place });
  }
}

function* readType(key: string, text: string, invocation: Invocation): Evaluation<Value> {
  try {
    const type = yield* resultOf(callNew([createType("Type") as PuppetType, text], invocation));
    return type;
  } catch (caught) {
    const reason = failureOf(caught).message;
    const message = `Invalid data type in lookup_options for key '${key}' could not parse '${text}', error: '${reason}`;
    throw new Failure("lookup", message, { span: invocation.place });
  }
}

function callNew(values: readonly Value[], { init, place }: Invocation): Pending<Value> {
  const { host, scope } = init;
  return host.convert(values, scope, place ?? startOf(scope.source));
}

/** Whether `convert_to` makes a value a secret. */
export function isSensitive(target: Value): boolean {
  const type = isArray(target) ? (target[0] ?? null) : target;
  return typeof type === "string" ? /^\s*Sensitive\b/.test(type) : isType(type) && type.name === "Sensitive";
}
