import { readFloatText, readIntegerText } from "./read-numbers.js";
import { after, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Frame } from "../evaluate/frame.js";
import type { Interpreter } from "../evaluate/interpreter.js";
import { raiseFrom } from "./raise.js";
import { raise, throwNotInterpreted, needCounted, RubyFailure, RubyThrow } from "../values/errors.js";
import { inspect, textOf } from "../values/print.js";
import { RClass, RHash, RObject, RProc, RRange, RString, RSymbol, type RubyValue } from "../values/values.js";
import { formatRuby } from "./format.js";
import { give, nameOfKind, needText, str, type Method, type MethodCall, type Methods } from "./method.js";
import { chanceOf, generatorOf, newGenerator, randomFrom, type Generator } from "./chance.js";
import { ofExact } from "./exact.js";
import { toList } from "./lists.js";

/**
 * Ruby's methods that reach out of the template: to files, processes, the network, the environment, the console, other
 * code.
 */
export const refusedMethods: ReadonlySet<string> = new Set(
  (
    "` abort at_exit autoload callcc caller_locations display exec exit exit! fork gets " +
    "global_variables instance_eval instance_exec instance_variable_set instance_variables load local_variables open printf putc " +
    "rand readline readlines require require_relative select set_trace_func singleton_class define_method spawn srand syscall system " +
    "test trace_var trap method_missing extend object_id __id__ define_singleton_method"
  ).split(" "),
);

/** Functions that are available wherever Ruby runs. */
const functions: Methods<null> = {
  lambda: [0, 0, (_self, _args, call) => asLambda(call)],
  proc: [
    0,
    0,
    (_self, _args, call) => call.block ?? raise("ArgumentError", "tried to create Proc object without a block"),
  ],
  loop: [0, 0, loop],
  raise: [0, -1, (_self, args, { interpreter }) => raiseFrom(args, interpreter)],
  fail: [0, -1, (_self, args, { interpreter }) => raiseFrom(args, interpreter)],
  catch: [0, 1, catching],
  throw: [1, 2, (_self, [tag, value], { interpreter }) => thrown(tag!, value ?? null, interpreter)],
  format: [1, -1, formatted],
  sprintf: [1, -1, formatted],
  Integer: [
    1,
    3,
    (_self, args, { interpreter }) => orNil(args, interpreter, ([value, radix]) => readIntegerText(value!, radix)),
  ],
  Float: [1, 2, (_self, args, { interpreter }) => orNil(args, interpreter, ([value]) => readFloatText(value!))],
  Rational: [1, 3, (_self, args, { interpreter }) => ofExact("Rational", "of", args, interpreter)],
  BigDecimal: [1, 3, (_self, args, { interpreter }) => ofExact("BigDecimal", "of", args, interpreter)],
  String: [1, 1, (_self, [value], { interpreter }) => str(textOf(value!, interpreter))],
  Array: [
    1,
    1,
    (_self, [value], { interpreter }) => {
      if (value === null) return [];
      return Array.isArray(value) || value instanceof RHash || value instanceof RRange
        ? toList(value, interpreter)
        : [value!];
    },
  ],
  Hash: [1, 1, (_self, [value]) => (value instanceof RHash ? value : new RHash())],
  caller: [0, 2, () => []],
  _: [1, -1, (_self, [text]) => text!],
  n_: [3, 3, (_self, [one, many, count]) => (count === 1n ? one! : many!)],
  URI: [
    1,
    1,
    (_self, [given], { interpreter }) =>
      interpreter.world.isA(given!, "URI::Generic") ? given! : interpreter.send(new RClass("URI"), "parse", [given!]),
  ],
  rand: [
    0,
    1,
    (_self, [limit], { interpreter }) => randomFrom(chanceOf("rand", interpreter), limit === 0n ? undefined : limit),
  ],
  sleep: [0, 1, slept],
  srand: [0, 1, (_self, args, { interpreter }) => seed(args, interpreter)],
  ...Object.fromEntries(["puts", "print", "p", "pp", "warn"].map((name) => [name, [0, -1, () => null] as const])),
};

/** `sleep(seconds)`: nothing changes meanwhile, so that nothing waits. */
function slept(_self: null, [seconds]: readonly RubyValue[]): RubyValue {
  if (seconds === undefined) return throwNotInterpreted("`sleep` without end");
  if (typeof seconds !== "bigint" && typeof seconds !== "number")
    return raise(
      "TypeError",
      `can't convert ${nameOfKind(seconds) === "nil" ? "NilClass" : nameOfKind(seconds)} into time interval`,
    );
  if (seconds < 0) raise("ArgumentError", "time interval must not be negative");
  return BigInt(Math.round(Number(seconds)));
}

/** `srand`: from now on, chance comes from this seed. */
export function seed([given]: readonly RubyValue[], interpreter: Interpreter): RubyValue {
  const { world } = interpreter;
  const before = world.seeded as Generator | undefined;
  world.seeded = given === undefined ? newGenerator("srand", interpreter) : generatorOf(given);
  return before?.seed ?? 0n;
}

/** Whether a function of this name is available wherever Ruby runs. */
export function isKernelFunction(name: string): boolean {
  return all.has(name) || refusedMethods.has(name);
}

/** With `exception: false` what can't be converted is nil. */
function orNil(
  given: readonly RubyValue[],
  interpreter: Interpreter,
  convert: (args: readonly RubyValue[]) => RubyValue,
): RubyValue {
  const last = given.at(-1);
  const isQuiet = given.length > 1 && last instanceof RHash && last.get(RSymbol.of("exception"), interpreter) === false;
  if (!isQuiet) return convert(given);
  try {
    return convert(given.slice(0, -1));
  } catch (error) {
    if (error instanceof RubyFailure) return null;
    throw error;
  }
}

/** A block that is written after `lambda` is one already; a passed one stays what it is. */
function asLambda({ block }: MethodCall): RubyValue {
  return block ?? raise("ArgumentError", "tried to create Proc object without a block");
}

function* loop(_self: null, _args: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  if (!call.block) {
    const nothing = new RProc(() => null, 0);
    return yield* resultOf(call.interpreter.send(new RClass("Enumerator"), "produce", [null], nothing));
  }
  for (;;) {
    try {
      yield* resultOf(give(call));
    } catch (error) {
      if (!(error instanceof RubyFailure) || !call.interpreter.world.isBelow(error.className, "StopIteration"))
        throw error;
      return error.exception?.variables.get("result") ?? null;
    }
  }
}

function formatted(_self: null, [format, ...values]: readonly RubyValue[], { interpreter }: MethodCall): RubyValue {
  return str(formatRuby(needText(format), values, interpreter));
}

function* catching(_self: null, [tag]: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  const { catching: waiting } = call.interpreter.world;
  const wanted = tag ?? new RString("");
  waiting.push(wanted);
  try {
    return yield* resultOf(give(call, wanted));
  } catch (error) {
    if (error instanceof RubyThrow && error.tag === wanted) return error.value;
    throw error;
  } finally {
    waiting.splice(waiting.lastIndexOf(wanted), 1);
  }
}

function thrown(tag: RubyValue, value: RubyValue, interpreter: Interpreter): never {
  if (!interpreter.world.catching.includes(tag))
    raise("UncaughtThrowError", `uncaught throw ${inspect(tag, interpreter)}`);
  throw new RubyThrow(tag, value);
}

/** Calls a function that is available wherever Ruby runs; undefined if there is none. */
export function kernelFunction(
  name: string,
  args: readonly RubyValue[],
  block: RProc | undefined,
  frame: Frame,
  interpreter: Interpreter,
): Pending<RubyValue> | undefined {
  const method = all.get(name);
  if (!method) return undefined;
  const [least, most, run] = method;
  needCounted(args.length, least, most);
  return run(null, args, { name, block, interpreter, frame });
}

/** The frame of a binding. */
export function frameOf(value: RubyValue | undefined): Frame {
  if (value instanceof RObject && value.body.name === "Binding") return value.data as Frame;
  return raise("ArgumentError", "wrong argument type (expected binding)");
}

/** The file of a name; that of an object is its path. */
function required(name: RubyValue, isRelative: boolean, interpreter: Interpreter): Pending<RubyValue> {
  const path = interpreter.respondsTo(name, "to_path") ? interpreter.send(name, "to_path", []) : name;
  return after(path, (text) => interpreter.require(needText(text), isRelative));
}

/** Functions that only files of Ruby have. */
const ofFiles: Methods<null> = {
  binding: [
    0,
    0,
    (_self, _args, { frame, interpreter }) => {
      const made = new RObject(interpreter.world.body("Binding"));
      made.data = frame;
      return made;
    },
  ],
  eval: [
    1,
    4,
    (_self, [text, binding], { frame, interpreter }) =>
      interpreter.evaluateText(needText(text), binding === undefined || binding === null ? frame! : frameOf(binding)),
  ],
  __method__: [
    0,
    0,
    (_self, _args, { frame }) => (frame?.context.method ? RSymbol.of(frame.context.method.name) : null),
  ],
  __FILE__: [0, 0, (_self, _args, { interpreter }) => str(interpreter.source.name)],
  __dir__: [0, 0, (_self, _args, { interpreter }) => str(interpreter.source.name.replace(/\/[^/]*$/, ""))],
  require: [1, 1, (_self, [name], { interpreter }) => required(name!, false, interpreter)],
  require_relative: [1, 1, (_self, [name], { interpreter }) => required(name!, true, interpreter)],
  load: [1, 2, (_self, [name], { interpreter }) => required(name!, false, interpreter)],
};

const all: ReadonlyMap<string, Method<null>> = new Map(Object.entries({ ...functions, ...ofFiles }));
