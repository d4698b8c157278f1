import type { Pending } from "@cairn/evaluation";
import {
  classNameOf,
  fromRuby,
  inspect,
  LateHash,
  needName,
  needText,
  raise,
  throwNotInterpreted,
  RString,
  type Method,
  type MethodCall,
  type Methods,
  type RObject,
  type RubyValue,
} from "@cairn/ruby-subset";
import { callOlderFunction, hasOlderFunction } from "./older-functions.js";
import type { RubyProgram } from "./program.js";

/** The variables that `scope` can read and set, and the functions that it calls. */
export function scopeMethods(program: RubyProgram): Methods<RObject> {
  const { host } = program;
  const lookUp = (name: RubyValue | undefined, { interpreter }: MethodCall): RubyValue =>
    interpreter.convert(host.lookup(nameOfVariable(name ?? null, interpreter)));
  const read: Method<RObject> = [1, 2, (_self, [name], call) => lookUp(name, call)];
  const isThere: Method<RObject> = [1, 1, (_self, [name], call) => lookUp(name, call) !== null];
  const write = (name: RubyValue | undefined, value: RubyValue, { interpreter }: MethodCall): RubyValue => {
    const converted = fromRuby(value, interpreter);
    if (converted === undefined) return throwNotInterpreted("a variable with a value that Puppet doesn't know");
    host.shared.adopt(converted, value);
    host.assign(needText(name), converted);
    return value;
  };
  return {
    "[]": read,
    lookupvar: read,
    "include?": isThere,
    "exist?": isThere,
    "bound?": isThere,
    to_hash: [
      0,
      2,
      (_self, _args, { interpreter }) =>
        new LateHash(host.variables(), (value) => interpreter.convert(value), interpreter),
    ],
    setvar: [2, 3, (_self, [name, value], call) => write(name, value!, call)],
    "[]=": [2, 2, (_self, [name, value], call) => write(name, value!, call)],
    "respond_to?": [
      1,
      2,
      (self, [name], { interpreter }) =>
        hasOlderFunction(/^function_(.+)$/.exec(needName(name))?.[1] ?? "", program) ||
        interpreter.world.bodyOf(self).findNative(needName(name)) !== undefined,
    ],
    method_missing: [1, -1, (_self, [name, ...args], call) => scopeFunction(needName(name), args, call, program)],
  };
}

function nameOfVariable(name: RubyValue, interpreter: MethodCall["interpreter"]): string {
  if (name instanceof RString) return name.text;
  const message = `Scope variable name ${inspect(name, interpreter)} is a ${classNameOf(name)}, not a string`;
  return raise("Puppet::ParseError", message);
}

/** `scope.function_x([…])`: Puppet's function gets the values, and its result is returned. */
function scopeFunction(
  name: string,
  args: readonly RubyValue[],
  { block, interpreter }: MethodCall,
  program: RubyProgram,
): Pending<RubyValue> {
  if (!name.startsWith("function_"))
    return raise("NoMethodError", `undefined method \`${name}' for #<Puppet::Parser::Scope>`);
  const [list] = args;
  if (Array.isArray(list))
    return callOlderFunction(name.slice("function_".length).toLowerCase(), list, block, program, interpreter);
  const message =
    "custom functions must be called with a single array that contains the arguments. For example, function_example([1]) instead of function_example(1)";
  return raise("ArgumentError", message);
}
