import { after, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { knownClasses } from "../values/classes.js";
import { needCounted, raise } from "../values/errors.js";
import { textOf } from "../values/print.js";
import type { RClass } from "../values/values.js";
import { RException, RHash, RObject, type RProc, type RubyValue } from "../values/values.js";
import { classMethods } from "./classes.js";
import { needName, type MethodCall } from "./method.js";

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
  else {
    const [least, most, run] = native ?? [0, 0];
    needCounted(args.length, least, most);
    if (run) yield* resultOf(run(object as never, args, call));
  }
  return object;
}

/** An exception of a class, which may have its own `initialize`. */
export function newException(
  { name }: RClass,
  args: readonly RubyValue[],
  block: RProc | undefined,
  interpreter: Interpreter,
): Pending<RException> {
  const initialize = interpreter.world.body(name).find("initialize");
  if (!initialize) return builtInException(name, args, interpreter);
  const exception = new RException(name, name);
  return after(initialize.run(exception, args, block, interpreter), () => exception);
}

/** A built-in one: what its methods tell besides the message is given by position (`NameError`'s name) or by keywords. */
function builtInException(className: string, args: readonly RubyValue[], interpreter: Interpreter): RException {
  const isOf = (name: string): boolean => interpreter.world.isBelow(className, name);
  const last = args.at(-1);
  const hasFacts = ["KeyError", "NameError", "FrozenError"].some(isOf);
  const keywords = hasFacts && last instanceof RHash && last.isKeywords ? last : undefined;
  const [message, ...positional] = keywords ? args.slice(0, -1) : args;
  const most = isOf("NoMethodError") ? 3 : isOf("NameError") ? 2 : 1;
  needCounted(keywords ? args.length - 1 : args.length, 0, most);
  const isPlain = message === undefined || message === null;
  const made = new RException(className, isPlain ? className : textOf(message, interpreter));
  if (positional.length > 0) made.variables.set("name", positional[0]!);
  for (const [name, value] of keywords?.entries() ?? []) made.variables.set(needName(name), value);
  return made;
}
