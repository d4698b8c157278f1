import type { Pending } from "@cairn/evaluation";
import { classNameOf } from "../values/classes.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import { RProc, type RubyValue } from "../values/values.js";
import { isKernelFunction, kernelFunction } from "./kernel.js";
import type { MethodCall } from "./method.js";

/** A method as a value. */
export function methodOf(self: RubyValue, name: string, { frame, interpreter }: MethodCall): RubyValue {
  const method = interpreter.world.find(self, name);
  if (!method && frame && isKernelFunction(name)) {
    const run = (args: readonly RubyValue[], block?: RProc): Pending<RubyValue> =>
      kernelFunction(name, args, block, frame, interpreter) ?? throwNotInterpreted(`\`${name}\``);
    return new RProc(run, -1, true);
  }
  if (!method && !interpreter.respondsTo(self, name))
    return raise("NameError", `undefined method \`${name}' for class \`${classNameOf(self)}'`);
  const proc = new RProc((args, block) => interpreter.send(self, name, args, block), method?.arity ?? -1, true);
  proc.parameters = method?.parameters ?? [];
  return proc;
}
