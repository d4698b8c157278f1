import type { FunctionCall, PuppetFunction } from "@cairn/puppet-core/evaluate";
import { legacyClass } from "@cairn/puppet-core/functions/legacy";
import { noMethod } from "@cairn/puppet-core/functions/ruby";
import { isArray, isHash, type Value } from "@cairn/puppet-core/values";
import { oldFunction, failEvaluation } from "../old-function.js";

/** The value at a path of keys and indices. */
function dig(data: Value, path: readonly Value[]): Value {
  let value = data;
  for (const key of path) {
    if (isHash(value)) value = value.get(key) ?? null;
    else if (isArray(value)) {
      const index =
        typeof key === "bigint" ? Number(key) : typeof key === "string" && /^-?\d+$/.test(key) ? Number(key) : NaN;
      value = Number.isNaN(index) ? null : (value.at(index) ?? null);
    } else return null;
  }
  return value;
}

function digOr(data: Value, path: Value, otherwise: Value): Value {
  if (!isHash(data) && !isArray(data)) {
    failEvaluation(`dig44(): first argument must be a hash or an array, given ${legacyClass(data)}`);
  }
  if (!isArray(path)) failEvaluation(`dig44(): second argument must be an array, given ${legacyClass(path)}`);
  return dig(data, path) ?? otherwise;
}

const dig44 = oldFunction("dig44", -2, (_, ...values) => {
  if (values.length < 2) failEvaluation(`dig44(): Wrong number of arguments given (${values.length} for at least 2)`);
  const [data, path, otherwise = null] = values as [Value, Value, Value?];
  return digOr(data, path, otherwise);
});

const tryGetValue = oldFunction("try_get_value", -2, (call: FunctionCall, ...values) => {
  const [data = null, path = "", otherwise = null, separator = "/"] = values;
  call.evaluator.options.log?.(
    "warning",
    "try_get_value() DEPRECATED: this function is deprecated, please use dig() instead.",
    call.span,
  );
  if ((!isHash(data) && !isArray(data)) || path === "") return isGiven(otherwise) ? otherwise : data;
  if (typeof path !== "string") failEvaluation(noMethod("split", path));
  const by = isGiven(separator) ? String(separator) : "/";
  const keys = path.split(by).map((key) => (/^\d+$/m.test(key) ? BigInt(key) : key));
  return digOr(data, keys, otherwise);
});

function isGiven(value: Value): boolean {
  return value !== null && value !== false;
}

/** Functions that follow a path into data. */
export const pathsInData: readonly PuppetFunction[] = [dig44, tryGetValue];
