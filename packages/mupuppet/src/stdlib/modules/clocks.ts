import type { FunctionCall, PuppetFunction } from "@cairn/puppet-core/evaluate";
import { now } from "@cairn/puppet-core/functions/ruby";
import { oldFunction, failEvaluation } from "../old-function.js";

function seconds(call: FunctionCall): bigint {
  return now(call) / 1_000_000_000n;
}

/** The seconds since 1970, which are independent of the time zone. */
export const time: PuppetFunction = oldFunction("time", -1, (call, ...values) => {
  if (values.length > 1) failEvaluation(`time(): Wrong number of arguments given ${values.length} for 0 or 1`);
  return seconds(call);
});

export const date: PuppetFunction = oldFunction("date", -1, (call) => String(seconds(call)));
