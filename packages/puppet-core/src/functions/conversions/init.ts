import { Failure, type Pending } from "@cairn/evaluation";
import type { FunctionCall } from "../../evaluate/index.js";
import { initializationOf, isInstance, printType, type InitType } from "../../types/index.js";
import { isArray, type Value } from "../../values/index.js";
import { refuseCall } from "./numbers.js";

/** Creates what `new` would create from a type and values. */
export type Convert = (type: NonNullable<InitType["type"]>, values: readonly Value[]) => Pending<Value>;

/**
 * `Init[T, more]`: the result of `T.new(value, more)`; without more arguments an array is interpreted as all arguments.
 */
export function convertInit(
  init: InitType,
  values: readonly Value[],
  call: FunctionCall,
  convert: Convert,
): Pending<Value> {
  const { type, parameters } = init;
  const made = initializationOf(init);
  if (!type || ["Init", "Optional", "NotUndef"].includes(type.name)) {
    throw new Failure("evaluation", `Creation of new instance of type '${printType(type ?? init)}' is not supported`);
  }
  const [value] = values;
  if (values.length !== 1 || value === undefined) {
    return refuseCall({ ...call, name: "new_Init" }, `expects 1 argument, got ${values.length || "none"}`);
  }
  if (parameters.length > 0) return convert(type, [value, ...parameters]);
  return convert(type, isArray(value) && !isInstance(made?.single ?? type, value) ? value : [value]);
}
