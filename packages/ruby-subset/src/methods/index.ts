/** How a method of a value is found, and called; `built-in` has those of Ruby's own classes. */
import { libraryOf, type LibraryPart } from "../library/index.js";
import { type Pending, after, isEvaluation } from "@cairn/evaluation";
import type { Frame } from "../evaluate/frame.js";
import type { Interpreter } from "../evaluate/interpreter.js";
import { classNameOf, knownClasses } from "../values/classes.js";
import { equal, isNumber } from "../values/compare.js";
import { needCounted, raise, throwNotInterpreted } from "../values/errors.js";
import { isRefusedByFreezing } from "../values/frozen.js";
import { describeReceiver, inspect } from "../values/print.js";
import {
  RClass,
  REnumerator,
  RException,
  RHash,
  RObject,
  RProc,
  RForeign,
  RRange,
  RString,
  RSymbol,
  type RubyValue,
} from "../values/values.js";
import { enumerable } from "./enumerable.js";
import { refusedMethods } from "./kernel.js";
import type { Method, MethodCall } from "./method.js";
import { aliases } from "./aliases.js";
import { classMethods } from "./classes.js";
import { moduleMethods } from "./modules.js";
import { comparesBySpaceship } from "./comparable.js";
import { iterates } from "./iterates.js";
import { asksForSome, enumeratorMethods } from "./enumerators.js";
import { markBinary } from "./mark-binary.js";
import { knownInRuby } from "../values/ruby-methods.js";
import { payForCall, payForResult, sizeOf } from "./costs.js";
import { builtFor, type Table } from "./built-in.js";

function methodOf(value: RubyValue, name: string, interpreter: Interpreter): Method<never> | undefined {
  if (value instanceof RObject || value instanceof RClass || value instanceof RException) {
    const found = methodOfObject(value, name, interpreter);
    if (found) return found;
  }
  if (value instanceof RForeign) {
    const body = interpreter.world.body(classNameOf(value));
    const native = body.findNative(name);
    if (native) return native;
    if (Object.hasOwn(comparesBySpaceship, name) && interpreter.world.isBelow(body.name, "Comparable"))
      return (comparesBySpaceship as Table)[name];
  }
  return builtFor(value).get(name);
}

function methodOfObject(
  value: RObject | RClass | RException,
  name: string,
  { world }: Interpreter,
): Method<never> | undefined {
  if (value instanceof RObject) {
    const native = world.bodyOf(value).findNative(name);
    if (native) return native;
    return Object.hasOwn(comparesBySpaceship, name) && world.isA(value, "Comparable")
      ? (comparesBySpaceship as Table)[name]
      : undefined;
  }
  if (value instanceof RException) return world.body(value.className).findNative(name);
  const native = world.findNativeOfClass(world.body(value.name), name);
  if (native) return native;
  if (
    knownClasses.has(value.name) &&
    Object.hasOwn(classMethods, name) &&
    !(name === "new" && world.isBelow(value.name, "Exception"))
  )
    return (classMethods as Table)[name];
  return Object.hasOwn(moduleMethods, name) ? (moduleMethods as Table)[name] : undefined;
}

/** Whether a value has a method of this name. */
export function respondsTo(value: RubyValue, name: string, interpreter: Interpreter): boolean {
  const method = interpreter.world.find(value, name);
  if (method) return method.visibility === "public";
  return (
    methodOf(value, name, interpreter) !== undefined ||
    partWith(value, name, interpreter) !== undefined ||
    (value instanceof REnumerator && Object.hasOwn(enumerable, name))
  );
}

/** Calls a method of a value by its name. */
export function callMethod(
  receiver: RubyValue,
  name: string,
  args: readonly RubyValue[],
  block: RProc | undefined,
  interpreter: Interpreter,
): Pending<RubyValue> {
  const own = interpreter.world.find(receiver, name);
  return own ? own.run(receiver, args, block, interpreter) : callNative(receiver, name, args, block, interpreter);
}

/** Calls a method that no file of Ruby defines. `isSuper`: if it is one that Ruby overrides. */
export function callNative(
  receiver: RubyValue,
  name: string,
  args: readonly RubyValue[],
  block: RProc | undefined,
  interpreter: Interpreter,
  frame?: Frame,
  isSuper = false,
): Pending<RubyValue> {
  const last = args.at(-1);
  if (last instanceof RHash && last.isKeywords && name !== "new" && name !== "raise" && !passesOn.has(name))
    last.isKeywords = false;
  const call: MethodCall = { name, block, interpreter, frame };
  if (receiver instanceof RRange && asksForSome(receiver, name, args, interpreter))
    return callNative(new REnumerator(receiver, "each", []), name, args, block, interpreter, frame);
  const method = methodOf(receiver, name, interpreter);
  if (!method && isSuper && optionalHooks.has(name)) return null;
  if (!method && isSuper && name === "method_missing") return noMethod(receiver, nameOf(args[0]), interpreter);
  if (!method) return callOther(receiver, name, args, call);
  const [least, most, run] = method;
  needCounted(args.length, least, most);
  if (!block && (name === "each_slice" || name === "each_cons") && typeof args[0] === "bigint" && args[0] <= 0n)
    raise("ArgumentError", `invalid ${name === "each_slice" ? "slice " : ""}size`);
  if (!block && iterates(receiver, name, args)) return new REnumerator(receiver, name, args);
  if (isRefusedByFreezing(receiver, name))
    raise("FrozenError", `can't modify frozen ${classNameOf(receiver)}: ${inspect(receiver, interpreter)}`, {
      receiver,
    });
  payForCall(receiver, name, args, interpreter);
  const before = sizeOf(receiver);
  const result = run(receiver as never, args, call);
  if (isEvaluation(result)) return after(result, (value) => taken(value, receiver, name, args, before, interpreter));
  return taken(result, receiver, name, args, before, interpreter);
}

/** The result of a method, which is paid for. */
function taken(
  result: RubyValue,
  receiver: RubyValue,
  name: string,
  args: readonly RubyValue[],
  before: number,
  interpreter: Interpreter,
): RubyValue {
  payForResult(receiver, name, args, before, result, interpreter);
  const isMade = receiver instanceof RString || result instanceof RString;
  if (isMade && !(Array.isArray(receiver) && !joining.has(name))) markBinary(name, receiver, args, result);
  return result;
}

/** Methods of lists that make a string of the elements; others give one of them, and needn't look at all for that. */
const joining: ReadonlySet<string> = new Set(["join", "*", "pack", "inspect", "to_s"]);

/** Methods that pass their arguments on. */
const passesOn: ReadonlySet<string> = new Set([
  "send",
  "public_send",
  "__send__",
  "call",
  "()",
  "yield",
  "instance_exec",
  "class_exec",
]);

/** Methods that Ruby calls implicitly, and for which `super` needn't find one. */
const optionalHooks: ReadonlySet<string> = new Set(
  "initialize inherited included extended prepended method_added respond_to_missing?".split(" "),
);

/** Whether a value has a method that no file of Ruby defines. */
export function hasNative(value: RubyValue, name: string, interpreter: Interpreter): boolean {
  return methodOf(value, name, interpreter) !== undefined;
}

/** Calls a method that is in the library in Ruby, or that everything with `each` has. `isBare`: as in `missing`. */
export function callOther(
  receiver: RubyValue,
  name: string,
  args: readonly RubyValue[],
  call: MethodCall,
  isBare = false,
): Pending<RubyValue> {
  const { block, interpreter } = call;
  const part = partWith(receiver, name, interpreter);
  if (part) return after(interpreter.readLibrary(part), () => callMethod(receiver, name, args, block, interpreter));
  if (
    receiver instanceof RObject &&
    Object.hasOwn(enumerable, aliases[name] ?? name) &&
    interpreter.world.isA(receiver, "Enumerable")
  )
    return callEnumerable(new REnumerator(receiver, "each", []), name, args, call);
  if (!(receiver instanceof REnumerator)) return missing(receiver, name, args, block, interpreter, isBare);
  return callEnumerable(receiver, name, args, call);
}

/** A method of what has `each`: one that asks for no more elements than it needs, else that of a list of all elements. */
function callEnumerable(
  elements: REnumerator,
  name: string,
  args: readonly RubyValue[],
  { block, interpreter }: MethodCall,
): Pending<RubyValue> {
  if (name !== "each" && Object.hasOwn(enumeratorMethods, name)) {
    if (name !== "size") return callNative(elements, name, args, block, interpreter);
  }
  return after(collected(elements, interpreter), (items) => callMethod(items, name, args, block, interpreter));
}

/** The part of the library in Ruby that has a method of a value, unless it was read already. */
function partWith(receiver: RubyValue, name: string, { host, world }: Interpreter): LibraryPart | undefined {
  if (!host.readLibrary || receiver instanceof REnumerator) return undefined;
  const isClass = receiver instanceof RClass;
  const classes = isClass ? world.body(receiver.name).ancestors : world.bodyOf(receiver).ancestors;
  for (const { name: className } of classes) {
    const part = libraryOf(className);
    if (part && !world.libraries.has(part) && (isClass ? part.classMethods : part.methods).has(name)) return part;
  }
  return undefined;
}

/** The fallback if a value has no such method: `method_missing`, or Ruby's error. */
function missing(
  receiver: RubyValue,
  name: string,
  args: readonly RubyValue[],
  block: RProc | undefined,
  interpreter: Interpreter,
  isBare: boolean,
): Pending<RubyValue> {
  const method = interpreter.world.find(receiver, "method_missing");
  if (method) return method.run(receiver, [RSymbol.of(name), ...args], block, interpreter);
  const native =
    receiver instanceof RObject ? interpreter.world.bodyOf(receiver).findNative("method_missing") : undefined;
  if (native) return native[2](receiver as never, [RSymbol.of(name), ...args], { name, block, interpreter, isBare });
  if (!isBare || refusedMethods.has(name)) return noMethod(receiver, name, interpreter);
  return raise(
    "NameError",
    `undefined local variable or method \`${name}' for ${describeReceiver(receiver, interpreter)}`,
    { receiver },
  );
}

/** The elements of an enumerator. */
function collected({ target, method, args }: REnumerator, interpreter: Interpreter): Pending<RubyValue[]> {
  const items: RubyValue[] = [];
  const collect = new RProc((values) => {
    interpreter.spend(1);
    items.push(values.length === 1 ? values[0]! : [...values]);
    return null;
  }, 1);
  return after(callMethod(target, method, args, collect, interpreter), () => items);
}

/** The method that `method_missing` was called for. */
function nameOf(value: RubyValue | undefined): string {
  return value instanceof RSymbol ? value.name : raise("ArgumentError", "no method name given");
}

/** Ruby's message if a value has no such method; another one if Ruby has it but the interpreter doesn't. */
function noMethod(receiver: RubyValue, name: string, interpreter: Interpreter): never {
  const className = receiver instanceof RClass ? `${receiver.name}.` : classNameOf(receiver);
  if (refusedMethods.has(name)) return throwNotInterpreted(`\`${name}\``);
  if (className === "File." || className === "Dir.") return throwNotInterpreted(`\`${className}${name}\``);
  if (knownInRuby(className, name))
    return throwNotInterpreted(
      receiver instanceof RClass ? `\`${className}${name}\`` : `the method \`${name}\` of ${className}`,
    );
  return raise("NoMethodError", `undefined method \`${name}' for ${describeReceiver(receiver, interpreter)}`, {
    receiver,
  });
}

/** `left operator right`, with a shortcut for common cases. */
export function operate(
  left: RubyValue,
  operator: string,
  right: RubyValue,
  interpreter: Interpreter,
): Pending<RubyValue> {
  if (operator === "==" && isNumber(left) && right instanceof RObject)
    return callMethod(right, "==", [left], undefined, interpreter);
  if (operator === "==" && !(left instanceof RClass) && !(left instanceof RObject))
    return equal(left, right, interpreter);
  if (operator === "=~" && (left === null || isNumber(left))) return null;
  return callMethod(left, operator, [right], undefined, interpreter);
}
