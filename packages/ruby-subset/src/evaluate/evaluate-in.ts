import type { Pending } from "@cairn/evaluation";
import { needText } from "../methods/method.js";
import { RClass, RString, type RProc, type RubyValue } from "../values/values.js";
import type { Context } from "../world/context.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";

const ofClasses: ReadonlySet<string> = new Set(["class_eval", "module_eval"]);

/** Whether a call evaluates a text inside its receiver: `receiver.instance_eval(text, file)`. */
export function isTextEvaluation(name: string, args: readonly RubyValue[], block: RProc | undefined): boolean {
  return block === undefined && (name === "instance_eval" || ofClasses.has(name)) && args[0] instanceof RString;
}

/** Evaluates a text inside a value, among the local variables of the frame that asks for it. */
export function evaluateIn(
  self: RubyValue,
  name: string,
  [text, file]: readonly RubyValue[],
  frame: Frame,
  interpreter: Interpreter,
): Pending<RubyValue> {
  const path = file instanceof RString ? file.text : "(eval)";
  return interpreter.evaluateText(needText(text), frame, path, insideOf(self, name, frame, interpreter));
}

function insideOf(self: RubyValue, name: string, { context }: Frame, { world }: Interpreter): Partial<Context> {
  if (!ofClasses.has(name) || !(self instanceof RClass))
    return { self, definee: world.singletonOf(self), visibility: undefined };
  const body = world.body(self.name);
  return { self, definee: body, modules: { body, outer: context.modules }, visibility: undefined };
}
