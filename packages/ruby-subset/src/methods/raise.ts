import { resultOf, type Evaluation } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { raise, RubyFailure } from "../values/errors.js";
import { textOf } from "../values/print.js";
import { RClass, RException, RHash, RString, type RubyValue } from "../values/values.js";
import { newException } from "./instances.js";

/** `raise`, in all its forms. */
export function* raiseFrom(given: readonly RubyValue[], interpreter: Interpreter): Evaluation<RubyValue> {
  const args = given.filter((each) => !(each instanceof RHash && each.isKeywords));
  const [first, message] = args;
  const { world } = interpreter;
  if (first === undefined) {
    const current = world.globals.get("$!");
    if (current instanceof RException) return yield* resultOf(rethrow(current, interpreter));
    return raise("RuntimeError", "unhandled exception");
  }
  if (first instanceof RException) {
    const copy = message === undefined ? first : new RException(first.className, textOf(message, interpreter));
    return yield* resultOf(rethrow(copy, interpreter));
  }
  if (first instanceof RClass && world.isBelow(first.name, "Exception")) {
    const made = yield* resultOf(newException(first, message === undefined ? [] : [message], undefined, interpreter));
    return yield* resultOf(rethrow(made, interpreter));
  }
  if (!(first instanceof RString)) return raise("TypeError", "exception class/object expected");
  return yield* resultOf(rethrow(new RException("RuntimeError", first.text), interpreter));
}

function* rethrow(exception: RException, interpreter: Interpreter): Evaluation<RubyValue> {
  const current = interpreter.world.globals.get("$!");
  if (current instanceof RException && current !== exception) exception.cause ??= current;
  const message = yield* resultOf(interpreter.send(exception, "message", []));
  throw new RubyFailure(exception.className, textOf(message, interpreter), {}, exception);
}
