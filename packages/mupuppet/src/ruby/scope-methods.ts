import type { Pending } from "@cairn/evaluation";
import type { Scope } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
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
import { PuppetScope, puppetScopeOf, textOfScope } from "../evaluate/scopes/puppet-scope.js";
import { callOlderFunction, hasOlderFunction } from "./older-functions.js";
import type { RubyProgram } from "./program.js";

/** The variables that `scope` can read and set, and the functions that it calls. */
export function scopeMethods(program: RubyProgram): Methods<RObject> {
  return {
    ...reading(program),
    ...assigning(program),
    "respond_to?": [
      1,
      2,
      (self, [name], { interpreter }) =>
        hasOlderFunction(/^function_(.+)$/.exec(needName(name))?.[1] ?? "", program) ||
        interpreter.world.bodyOf(self).findNative(needName(name)) !== undefined,
    ],
    method_missing: [1, -1, (self, [name, ...args], call) => scopeFunction(self, needName(name), args, call, program)],
  };
}

function reading(program: RubyProgram): Methods<RObject> {
  const { host } = program;
  const read: Method<RObject> = [
    1,
    2,
    (self, [name], { interpreter }) =>
      interpreter.convert(host.lookup(nameOfVariable(name ?? null, interpreter), variablesOf(self, program))),
  ];
  const asking = (test: (value: Value | undefined) => boolean): Method<RObject> => [
    1,
    1,
    (self, [name], { interpreter }) =>
      test(host.variable(nameOfVariable(name ?? null, interpreter), variablesOf(self, program))),
  ];
  const hasValue = asking((value) => value !== undefined && value !== null);
  return {
    "[]": read,
    lookupvar: read,
    "include?": hasValue,
    "bound?": hasValue,
    "exist?": asking((value) => value !== undefined),
    to_hash: [
      0,
      2,
      (self, _args, { interpreter }) =>
        new LateHash(host.variables(variablesOf(self, program)), (value) => interpreter.convert(value), interpreter),
    ],
  };
}

function assigning(program: RubyProgram): Methods<RObject> {
  const write: Method<RObject>[2] = (self, [name, value], { interpreter }) => {
    const converted = fromRuby(value!, interpreter, program.host.shared.bytes);
    if (converted === undefined) return throwNotInterpreted("a variable with a value that Puppet doesn't know");
    program.host.shared.adopt(converted, value!);
    program.host.assign(needText(name), converted, variablesOf(self, program));
    return value!;
  };
  return { setvar: [2, 3, write], "[]=": [2, 2, write] };
}

/** The scope whose variables an object shows: that of the call, with its local ones, unless it stands for another. */
export function variablesOf({ data }: RObject, { host }: RubyProgram): Scope {
  return data instanceof PuppetScope ? data : host.current.scope;
}

/** The scope of a body for which an object stands. */
export function scopeOf(self: RObject, program: RubyProgram): PuppetScope {
  return puppetScopeOf(variablesOf(self, program));
}

function nameOfVariable(name: RubyValue, interpreter: MethodCall["interpreter"]): string {
  if (name instanceof RString) return name.text;
  const message = `Scope variable name ${inspect(name, interpreter)} is a ${classNameOf(name)}, not a string`;
  return raise("Puppet::ParseError", message);
}

/** `scope.function_x([…])`: Puppet's function gets the values, and its result is returned. */
function scopeFunction(
  self: RObject,
  name: string,
  args: readonly RubyValue[],
  { block, interpreter, isBare }: MethodCall,
  program: RubyProgram,
): Pending<RubyValue> {
  if (!name.startsWith("function_")) {
    const message = `method \`${name}' for ${textOfScope(variablesOf(self, program))}:Puppet::Parser::Scope`;
    return isBare
      ? raise("NameError", `undefined local variable or ${message}`)
      : raise("NoMethodError", `undefined ${message}`);
  }
  const [list] = args;
  if (Array.isArray(list))
    return callOlderFunction(
      name.slice("function_".length).toLowerCase(),
      list,
      block,
      program,
      interpreter,
      variablesOf(self, program),
    );
  const message =
    "custom functions must be called with a single array that contains the arguments. For example, function_example([1]) instead of function_example(1)";
  return raise("ArgumentError", message);
}
