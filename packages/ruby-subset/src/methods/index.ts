import { after, type Pending } from "@cairn/puppet-core/evaluate";
import type { Interpreter } from "../evaluate/interpreter.js";
import { wrongCount } from "../evaluate/bind.js";
import { classNameOf } from "../values/classes.js";
import { equal, isNumber } from "../values/compare.js";
import { raise, refuse } from "../values/errors.js";
import { LateHash } from "../values/late-hash.js";
import { inspect } from "../values/print.js";
import {
  RAddress,
  RClass,
  REnumerator,
  RException,
  RHash,
  RMatch,
  RProc,
  RPuppet,
  RRange,
  RRegexp,
  RScope,
  RString,
  RSymbol,
  RTemplate,
  type RubyValue,
} from "../values/values.js";
import { addressMethods } from "./addresses.js";
import { arrayMethods } from "./array.js";
import { enumerable } from "./enumerable.js";
import { hashMethods } from "./hash.js";
import { isSelfMethod, kernel, refusedMethods, scopeFunction, scopeMethods } from "./kernel.js";
import type { Method, MethodCall, Methods } from "./method.js";
import { numberMethods } from "./numbers.js";
import { aliases } from "./aliases.js";
import { classMethods } from "./classes.js";
import { booleanMethods, comparable, nilMethods, objectMethods } from "./object.js";
import {
  enumeratorMethods,
  exceptionMethods,
  matchMethods,
  procMethods,
  rangeMethods,
  regexpMethods,
  symbolMethods,
} from "./others.js";
import { knownInRuby } from "./ruby-methods.js";
import { stringMethods } from "./string.js";
import { payForCall, payForResult, sizeOf } from "./costs.js";
import { countingMethods } from "./counting.js";

export { isSelfMethod };

type Table = Methods<never>;

const nilTables: readonly Table[] = [nilMethods];
const booleanTables: readonly Table[] = [booleanMethods];
const integerTables: readonly Table[] = [countingMethods, numberMethods, comparable];
const floatTables: readonly Table[] = [numberMethods, comparable];
const arrayTables: readonly Table[] = [arrayMethods, enumerable];
const otherTables = new Map<unknown, readonly Table[]>([
  [RString, [stringMethods, comparable]],
  [RHash, [hashMethods, enumerable]],
  [LateHash, [hashMethods, enumerable]],
  [RSymbol, [symbolMethods, comparable]],
  [RRange, [rangeMethods, enumerable]],
  [RRegexp, [regexpMethods]],
  [RMatch, [matchMethods]],
  [RProc, [procMethods]],
  [RClass, [classMethods]],
  [REnumerator, [enumeratorMethods]],
  [RException, [exceptionMethods]],
  [RAddress, [addressMethods]],
  [RScope, [scopeMethods]],
]);

/** The tables in which a value's methods are looked for. */
function tablesOf(value: RubyValue): readonly Table[] {
  if (value === null) return nilTables;
  if (typeof value === "boolean") return booleanTables;
  if (typeof value === "bigint") return integerTables;
  if (typeof value === "number") return floatTables;
  return Array.isArray(value) ? arrayTables : (otherTables.get(value.constructor) ?? []);
}

function methodOf(value: RubyValue, name: string): Method<never> | undefined {
  for (const table of tablesOf(value)) if (Object.hasOwn(table, name)) return table[name];
  const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  if (alias !== undefined) for (const table of tablesOf(value)) if (Object.hasOwn(table, alias)) return table[alias];
  return Object.hasOwn(objectMethods, name) ? (objectMethods as Methods<never>)[name] : undefined;
}

/** Whether a value has a method of this name. */
export function respondsTo(value: RubyValue, name: string): boolean {
  return methodOf(value, name) !== undefined || (value instanceof REnumerator && Object.hasOwn(enumerable, name));
}

/** Methods that without a block give what can be iterated over later. */
const iterating: ReadonlySet<string> = new Set(
  (
    "each each_with_index map collect flat_map collect_concat select filter reject filter_map each_slice each_cons each_char " +
    "each_line times upto downto step each_pair each_key each_value each_index group_by partition sort_by min_by max_by find detect " +
    "find_all delete_if keep_if select! map! collect! reject! reverse_each cycle each_entry each_with_object transform_values take_while drop_while"
  ).split(" "),
);

function iterates(receiver: RubyValue, name: string): boolean {
  if (!iterating.has(name) || receiver instanceof REnumerator) return false;
  return !(receiver instanceof RString) || /^(?:each_|upto$)/.test(name);
}

/** Calls a method of a value by its name. */
export function callMethod(
  receiver: RubyValue,
  name: string,
  args: readonly RubyValue[],
  block: RProc | undefined,
  interpreter: Interpreter,
): Pending<RubyValue> {
  const call: MethodCall = { name, block, interpreter };
  const method = methodOf(receiver, name);
  if (!method) return callOther(receiver, name, args, call);
  const [least, most, run] = method;
  if (args.length < least || (most >= 0 && args.length > most)) {
    raise("ArgumentError", wrongCount(args.length, least, most < 0 ? undefined : most));
  }
  if (!block && iterates(receiver, name)) return new REnumerator(receiver, name, args);
  payForCall(receiver, name, args, interpreter);
  const before = sizeOf(receiver);
  return after(run(receiver as never, args, call), (result) => {
    payForResult(receiver, name, args, before, result, interpreter);
    return result;
  });
}

function callOther(
  receiver: RubyValue,
  name: string,
  args: readonly RubyValue[],
  call: MethodCall,
): Pending<RubyValue> {
  const { block, interpreter } = call;
  if (receiver instanceof RTemplate) return kernel(name, args, block, interpreter, false);
  if (receiver instanceof RScope) {
    const called = scopeFunction(name, args, call);
    if (called !== undefined) return called;
    return refusedScope.has(name) ? refuse(`\`scope.${name}\``) : noMethod(receiver, name, interpreter);
  }
  if (!(receiver instanceof REnumerator)) return noMethod(receiver, name, interpreter);
  return after(collected(receiver, interpreter), (items) => callMethod(items, name, args, block, interpreter));
}

/** What an enumerator hands out. */
function collected({ target, method, args }: REnumerator, interpreter: Interpreter): Pending<RubyValue[]> {
  const items: RubyValue[] = [];
  const collect = new RProc((values) => {
    interpreter.spend(1);
    items.push(values.length === 1 ? values[0]! : [...values]);
    return null;
  }, 1);
  return after(callMethod(target, method, args, collect, interpreter), () => items);
}

const refusedScope: ReadonlySet<string> = new Set(
  "class_scope resource parent source find_hostclass find_definition findresource lookupdefaults define_settings known_resource_types".split(
    " ",
  ),
);

/** Ruby's words where a value can't do what is asked; another where Ruby could and the interpreter can't. */
function noMethod(receiver: RubyValue, name: string, interpreter: Interpreter): never {
  const className = receiver instanceof RClass ? `${receiver.name}.` : classNameOf(receiver);
  if (refusedMethods.has(name)) return refuse(`\`${name}\``);
  if (className === "File.") return refuse(`\`File.${name}\``);
  if (knownInRuby(className, name))
    return refuse(receiver instanceof RClass ? `\`${className}${name}\`` : `the method \`${name}\` of ${className}`);
  return raise("NoMethodError", `undefined method \`${name}' for ${described(receiver, interpreter)}`);
}

function described(receiver: RubyValue, interpreter: Interpreter): string {
  if (receiver === null) return "nil:NilClass";
  if (receiver instanceof RPuppet || receiver instanceof RScope) return `#<${classNameOf(receiver)}>`;
  const shown = inspect(receiver, interpreter);
  return shown.length > 65 ? `#<${classNameOf(receiver)}>` : `${shown}:${classNameOf(receiver)}`;
}

/** `left operator right`, the usual ones without a detour. */
export function operate(
  left: RubyValue,
  operator: string,
  right: RubyValue,
  interpreter: Interpreter,
): Pending<RubyValue> {
  if (operator === "==" && !(left instanceof RClass)) return equal(left, right, interpreter);
  if (operator === "=~" && (left === null || isNumber(left))) return null;
  return callMethod(left, operator, [right], undefined, interpreter);
}
