import { Failure } from "@cairn/evaluation";
import { type FunctionCall } from "../evaluate/index.js";

/** The time of the evaluation, which only the language's host knows. */
export function now(call: FunctionCall): bigint {
  const time = call.evaluator.options.now?.();
  if (time === undefined)
    throw new Failure("evaluation", "there is no clock here: this evaluation knows no present time");
  return time;
}
