import { after, type Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { libraryDefining } from "../library/index.js";
import { throwNotInterpreted } from "../values/errors.js";
import { RClass, type RubyValue } from "../values/values.js";

/** Calls a method of a class of exact numbers, which the library defines in Ruby. */
export function ofExact(
  className: "Rational" | "BigDecimal",
  name: string,
  args: readonly RubyValue[],
  interpreter: Interpreter,
): Pending<RubyValue> {
  const call = (): Pending<RubyValue> => interpreter.send(new RClass(className), name, args);
  const part = libraryDefining(className)!;
  if (interpreter.world.libraries.has(part)) return call();
  if (!interpreter.host.readLibrary) return throwNotInterpreted(`\`${className}\``);
  return className === "Rational"
    ? after(interpreter.readLibrary(part), call)
    : after(ofExact("Rational", "reduced", [0n, 1n], interpreter), () => after(interpreter.readLibrary(part), call));
}

/** A fraction in its lowest terms. */
export function rational(top: bigint, bottom: bigint, interpreter: Interpreter): Pending<RubyValue> {
  return ofExact("Rational", "reduced", [top, bottom], interpreter);
}
