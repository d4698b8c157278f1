import { readFloatText, readIntegerText } from "./read-numbers.js";
import { type Evaluation, type Pending, after } from "@cairn/evaluation";
import type { Frame } from "../evaluate/frame.js";
import type { Interpreter } from "../evaluate/interpreter.js";
import { raiseFrom } from "./raise.js";
import { classNameOf } from "../values/classes.js";
import { raise, refuse, RubyFailure, RubyThrow } from "../values/errors.js";
import { LateHash } from "../values/late-hash.js";
import { inspect, textOf } from "../values/print.js";
import { RClass, RHash, RProc, RRange, RScope, RString, RSymbol, type RubyValue } from "../values/values.js";
import { formatRuby } from "./format.js";
import { give, needName, needText, str, type MethodCall, type Methods } from "./method.js";
import { fromRuby } from "../values/convert.js";
import { wrongCount } from "../evaluate/bind.js";
import { parseUri } from "../natives/uri.js";
import { toList } from "./lists.js";

/** Methods of Ruby that lead out of the template: to files, processes, the network, the environment, the console, other code. */
export const refusedMethods: ReadonlySet<string> = new Set(
  (
    "` abort at_exit autoload binding callcc caller_locations display eval exec exit exit! fork gets " +
    "global_variables instance_eval instance_exec instance_variable_set instance_variables load local_variables open printf putc " +
    "rand readline readlines require require_relative select set_trace_func singleton_class define_method sleep spawn srand syscall system " +
    "test trace_var trap method_missing extend object_id __id__ define_singleton_method"
  ).split(" "),
);

/** Functions that are there wherever Ruby runs. */
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
  Integer: [1, 3, (_self, [value, radix]) => readIntegerText(value!, radix)],
  Float: [1, 2, (_self, [value]) => readFloatText(value!)],
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
  URI: [1, 1, (_self, [text], { interpreter }) => parseUri(needText(text), interpreter)],
  rand: [0, 1, () => refuse("`rand`, which gives another result each time,")],
  srand: [0, 1, () => refuse("`srand`")],
  ...Object.fromEntries(["puts", "print", "p", "pp", "warn"].map((name) => [name, [0, -1, () => null] as const])),
};

/** What a template can do besides. */
const self: Methods<null> = {
  scope: [0, 0, () => new RScope()],
  "has_variable?": [
    1,
    1,
    (_self, [name], { interpreter }) => (interpreter.host.lookup(textOf(name!, interpreter)) ?? null) !== null,
  ],
  classes: [0, 0, (_self, _args, { interpreter }) => interpreter.host.classes().map(str)],
  all_tags: [0, 0, (_self, _args, { interpreter }) => interpreter.host.tags().map(str)],
  tags: [0, 0, () => raise("NotImplementedError", "Call 'all_tags' instead.")],
  file: [
    0,
    0,
    (_self, _args, { interpreter }) => (interpreter.host.file === undefined ? null : str(interpreter.host.file)),
  ],
  to_s: [0, 0, (_self, _args, { interpreter }) => str(`template[${interpreter.host.file ?? "inline"}]`)],
  ...functions,
  __method__: [0, 0, () => null],
  "respond_to?": [1, 2, (_self, [name]) => Object.hasOwn(self, needName(name))],
  instance_variable_get: [
    1,
    1,
    (_self, [name], { interpreter }) => interpreter.instance(needName(name).replace(/^@/, "")),
  ],
  "instance_variable_defined?": [
    1,
    1,
    (_self, [name], { interpreter }) => interpreter.instance(needName(name).replace(/^@/, "")) !== null,
  ],
  class: [0, 0, () => new RClass("Puppet::Parser::TemplateWrapper")],
  send: [1, -1, (_self, [name, ...rest], call) => kernel(needName(name), rest, call.block, call.interpreter, false)],
  "nil?": [0, 0, () => false],
  method: [
    1,
    1,
    (_self, [name], { interpreter }) =>
      new RProc((args) => kernel(needName(name), args, undefined, interpreter, false), -1, true),
  ],
};

/** Whether the template itself has such a method. */
export function isSelfMethod(name: string, interpreter: Interpreter): boolean {
  return Object.hasOwn(self, name) || interpreter.methods.has(name) || refusedMethods.has(name);
}

/** A call without a receiver. */
export function kernel(
  name: string,
  args: readonly RubyValue[],
  block: RProc | undefined,
  interpreter: Interpreter,
  isBare: boolean,
): Pending<RubyValue> {
  const method = Object.hasOwn(self, name) ? self[name] : undefined;
  if (method) {
    const [least, most, run] = method;
    if (args.length < least || (most >= 0 && args.length > most)) {
      raise("ArgumentError", wrongCount(args.length, least, most < 0 ? undefined : most));
    }
    return run(null, args, { name, block, interpreter });
  }
  if (name === "require" && args[0] instanceof RString && harmless.has(args[0].text)) return false;
  if (refusedMethods.has(name)) return refuse(`\`${name}\``);
  const what = isBare ? `undefined local variable or method \`${name}'` : `undefined method \`${name}'`;
  return raise(isBare ? "NameError" : "NoMethodError", `${what} for #<Puppet::Parser::TemplateWrapper>`);
}

/** Libraries that Puppet has loaded anyway. */
const harmless: ReadonlySet<string> = new Set(["json", "yaml", "set", "erb", "ipaddr"]);

function asLambda({ block }: MethodCall): RubyValue {
  return block
    ? new RProc(block.call, block.arity, true)
    : raise("ArgumentError", "tried to create Proc object without a block");
}

function* loop(_self: null, _args: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  for (;;) {
    try {
      yield give(call);
    } catch (error) {
      if (error instanceof RubyFailure && error.className === "StopIteration") return null;
      throw error;
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
    return yield give(call, wanted);
  } catch (error) {
    if (error instanceof RubyThrow && isSameTag(error.tag, wanted)) return error.value;
    throw error;
  } finally {
    waiting.pop();
  }
}

function thrown(tag: RubyValue, value: RubyValue, interpreter: Interpreter): never {
  if (!interpreter.world.catching.some((each) => isSameTag(each, tag)))
    raise("UncaughtThrowError", `uncaught throw ${inspect(tag, interpreter)}`);
  throw new RubyThrow(tag, value);
}

function isSameTag(one: RubyValue, other: RubyValue): boolean {
  return one === other;
}

/** A function that is there wherever Ruby runs outside of templates; nothing where there is none. */
export function kernelFunction(
  name: string,
  args: readonly RubyValue[],
  block: RProc | undefined,
  frame: Frame,
  interpreter: Interpreter,
): Pending<RubyValue> | undefined {
  const method = Object.hasOwn(functions, name)
    ? functions[name]
    : Object.hasOwn(ofFiles, name)
      ? ofFiles[name]
      : undefined;
  if (!method) return undefined;
  const [least, most, run] = method;
  if (args.length < least || (most >= 0 && args.length > most))
    raise("ArgumentError", wrongCount(args.length, least, most < 0 ? undefined : most));
  return run(null, args, { name, block, interpreter, frame });
}

/** Functions that only files of Ruby have. */
const ofFiles: Methods<null> = {
  __method__: [
    0,
    0,
    (_self, _args, { frame }) => (frame?.context.method ? RSymbol.of(frame.context.method.name) : null),
  ],
  __FILE__: [0, 0, (_self, _args, { interpreter }) => str(interpreter.source.name)],
  __dir__: [0, 0, (_self, _args, { interpreter }) => str(interpreter.source.name.replace(/\/[^/]*$/, ""))],
  require: [1, 1, (_self, [name], { interpreter }) => interpreter.require(needText(name), false)],
  require_relative: [1, 1, (_self, [name], { interpreter }) => interpreter.require(needText(name), true)],
  load: [1, 2, (_self, [name], { interpreter }) => interpreter.require(needText(name), false)],
};

/** What `scope` can be asked. */
export const scopeMethods: Methods<RScope> = {
  "[]": [1, 2, (_scope, [name], call) => lookUp(name!, call)],
  lookupvar: [1, 2, (_scope, [name], call) => lookUp(name!, call)],
  "include?": [1, 1, (_scope, [name], call) => isTruthyOrFalse(lookUp(name!, call))],
  "exist?": [1, 1, (_scope, [name], call) => isTruthyOrFalse(lookUp(name!, call))],
  "bound?": [1, 1, (_scope, [name], call) => isTruthyOrFalse(lookUp(name!, call))],
  to_hash: [
    0,
    2,
    (_scope, _args, { interpreter }) => {
      return new LateHash(interpreter.host.variables(), (value) => interpreter.convert(value), interpreter);
    },
  ],
  setvar: [2, 3, (_scope, [name, value], call) => assign(name!, value!, call)],
  "[]=": [2, 2, (_scope, [name, value], call) => assign(name!, value!, call)],
  catalog: [0, 0, () => refuse("`scope.catalog`")],
  compiler: [0, 0, () => refuse("`scope.compiler`")],
  environment: [0, 0, () => refuse("`scope.environment`")],
  call_function: [
    1,
    2,
    (_scope, [name, args], call) => {
      return callPuppet(needName(name), args === undefined ? [] : Array.isArray(args) ? args : [args], call);
    },
  ],
  "respond_to?": [
    1,
    2,
    (_scope, [name]) => Object.hasOwn(scopeMethods, needName(name)) || needName(name).startsWith("function_"),
  ],
};

function isTruthyOrFalse(value: RubyValue): boolean {
  return value !== null;
}

function lookUp(name: RubyValue, { interpreter }: MethodCall): RubyValue {
  if (!(name instanceof RString)) {
    return raise(
      "Puppet::ParseError",
      `Scope variable name ${inspect(name, interpreter)} is a ${classNameOf(name)}, not a string`,
    );
  }
  return interpreter.convert(interpreter.host.lookup(name.text));
}

function assign(name: RubyValue, value: RubyValue, { interpreter }: MethodCall): RubyValue {
  const converted = fromRuby(value, interpreter);
  if (converted === undefined) return refuse("a variable with a value that Puppet doesn't know");
  interpreter.host.shared.adopt(converted, value);
  interpreter.host.assign(needText(name), converted);
  return value;
}

/** `scope.function_x([…])` and the like: Puppet's function gets the values, and its result comes back. */
export function callPuppet(name: string, args: readonly RubyValue[], { interpreter }: MethodCall): Pending<RubyValue> {
  const values = args.map((each) => {
    const value = fromRuby(each, interpreter);
    return value === undefined ? refuse("a value that Puppet doesn't know as an argument") : value;
  });
  return after(interpreter.host.call(name, values), (result) => interpreter.convert(result));
}

/** `scope.function_x`: nothing where the name is another. */
export function scopeFunction(
  name: string,
  args: readonly RubyValue[],
  call: MethodCall,
): Pending<RubyValue> | undefined {
  if (!name.startsWith("function_")) return undefined;
  const [list] = args;
  if (!Array.isArray(list)) {
    const message =
      "custom functions must be called with a single array that contains the arguments. For example, function_example([1]) instead of function_example(1)";
    return raise("ArgumentError", message);
  }
  return callPuppet(name.slice("function_".length), list, call);
}
