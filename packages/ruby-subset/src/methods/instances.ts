import { after, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { knownClasses } from "../values/classes.js";
import { raise } from "../values/errors.js";
import { textOf } from "../values/print.js";
import type { RClass } from "../values/values.js";
import { RException, RObject, type RProc, type RubyValue } from "../values/values.js";
import { classMethods } from "./classes.js";
import type { MethodCall } from "./method.js";

/** `Class#new`. */
export function* newInstance(self: RClass, args: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  const { block, interpreter } = call;
  const { world } = interpreter;
  const body = world.body(self.name);
  if (!body.isClass) return raise("NoMethodError", `undefined method \`new' for ${self.name}:Module`);
  if (world.isBelow(self.name, "Exception")) return yield* resultOf(newException(self, args, block, interpreter));
  const initialize = body.find("initialize");
  const isOwn = initialize !== undefined || !knownClasses.has(self.name) || self.name === "Object";
  if (!isOwn) return yield* resultOf(classMethods["new"]![2](self, args, call));
  const object = new RObject(body);
  const native = body.findNative("initialize");
  if (initialize) yield* resultOf(initialize.run(object, args, block, interpreter));
  else if (native) yield* resultOf(native[2](object as never, args, call));
  else if (args.length > 0) raise("ArgumentError", `wrong number of arguments (given ${args.length}, expected 0)`);
  return object;
}

/** An exception of a class, which may have its own `initialize`. */
export function newException(
  { name }: RClass,
  args: readonly RubyValue[],
  block: RProc | undefined,
  interpreter: Interpreter,
): Pending<RException> {
  const [message] = args;
  const initialize = interpreter.world.body(name).find("initialize");
  const text = initialize || message === undefined || message === null ? name : textOf(message, interpreter);
  const exception = new RException(name, text);
  if (!initialize) return exception;
  return after(initialize.run(exception, args, block, interpreter), () => exception);
}
