import { positionAt } from "@cairn/diagnostics";
import { defineFunction, type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { deprecated, required } from "@cairn/puppet-core/functions/ruby";
import { anyString } from "@cairn/puppet-core/types";
import { failEvaluation } from "./old-function.js";

/** Reports a deprecation once; rejects the call if that is strict. */
export function deprecate(call: FunctionCall, key: string, message: string): void {
  if (call.evaluator.options.strict) {
    const { source, start } = call.span;
    const file = JSON.stringify(source.name);
    // Its author has taken the first two entries of the stack, each a file with a line, for a file and a line.
    const place = `[${file}, ${positionAt(source, start).line}]:[${file}, 0]`;
    failEvaluation(`deprecation. ${key}. ${message} at ${place}`);
  }
  deprecated(call, message, `deprecation ${key}`);
}

/** `deprecation`: deprecations that modules report themselves. */
export const deprecation: PuppetFunction = defineFunction("deprecation", {
  parameters: [required("key", anyString), required("message", anyString)],
  run(call, key, message) {
    deprecate(call, key as string, message as string);
    return null;
  },
});
