import { after, type Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { orderOf } from "../values/compare.js";
import { RForeign, RObject, type RubyValue } from "../values/values.js";

/** Whether a value has a `<=>` of its own: an object of Ruby, or of the host. */
function isObject(value: RubyValue): boolean {
  return value instanceof RObject || value instanceof RForeign;
}

/** Whether `<=>` of a value is, or asks, that of an object. */
export function hasOwnOrder(value: RubyValue): boolean {
  return isObject(value) || (Array.isArray(value) && value.some(isObject));
}

/** Ruby's `<=>` of two values, possibly written in Ruby. */
export function spaceship(one: RubyValue, other: RubyValue, interpreter: Interpreter): Pending<number> {
  if (!isObject(one) && !isObject(other)) return orderOf(one, other, interpreter);
  return after(interpreter.send(one, "<=>", [other]), (found) =>
    found === null ? orderOf(one, other, interpreter) : Number(found),
  );
}
