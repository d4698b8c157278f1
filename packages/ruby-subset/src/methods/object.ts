import { bytesOfList } from "@cairn/diagnostics";
import { type Pending, after } from "@cairn/evaluation";
import { classNameOf } from "../values/classes.js";
import { equal, order } from "../values/compare.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import { freeze, isFrozen } from "../values/frozen.js";
import { hashOf, keyOf } from "../values/hash.js";
import type { Meter } from "../values/meter.js";
import type { Interpreter } from "../evaluate/interpreter.js";
import { plainText, textOf } from "../values/print.js";
import {
  isTruthy,
  RClass,
  REnumerator,
  RHash,
  RObject,
  RProc,
  RRange,
  RRegexp,
  RSet,
  RString,
  RSymbol,
  type RubyValue,
} from "../values/values.js";
import { extendObject, methodOfBlock } from "../world/changes.js";
import { instanceVariable, setInstanceVariable, variablesOf } from "../world/instance-variables.js";
import { copies } from "./copies.js";
import { coversValue } from "./range-ends.js";
import { give, needName, str, type Methods } from "./method.js";
import { methodOf } from "./method-of.js";
import { inspected, jsonOf, yamlTexts } from "./own-texts.js";
import { matchFrom } from "./patterns.js";
import { readYamlOptions, type YamlOptions } from "../yaml/options.js";
import { toYaml } from "../yaml/write-yaml.js";

/** `pattern === value`, as `case` uses it. */
export function caseEqual(pattern: RubyValue, value: RubyValue, interpreter: Interpreter): Pending<boolean> {
  if (pattern instanceof RClass) return interpreter.world.isA(value, pattern.name);
  if (pattern instanceof RSet) return pattern.hash.has(value, interpreter);
  if (pattern instanceof RRange) return coversValue(pattern, value, interpreter);
  if (pattern instanceof RProc) return after(pattern.call([value]), (result) => result !== null && result !== false);
  if (!(pattern instanceof RRegexp)) return equal(pattern, value, interpreter);
  const isText = value instanceof RString || value instanceof RSymbol;
  return isText && matchFrom(pattern, plainText(value), 0, interpreter) !== null;
}

const isA: Methods<RubyValue>[string] = [
  1,
  1,
  (self, [wanted], { interpreter }) => {
    if (!(wanted instanceof RClass)) return raise("TypeError", "class or module required");
    return interpreter.world.isA(self, wanted.name);
  },
];

/** A block that is run with the value as `self`. */
const inside: Methods<RubyValue>[string] = [
  0,
  -1,
  (self, args, call) => {
    if (!call.block) return throwNotInterpreted(`\`${call.name}\` of a text`);
    const given = call.name === "instance_exec" ? args : [self];
    const definee =
      self instanceof RObject || self instanceof RClass ? call.interpreter.world.singletonOf(self) : undefined;
    return call.block.call(given, undefined, { self, definee });
  },
];

/** How many lists of its arguments a call keeps while it waits for another one. */
const copiesOfArguments = 8;

/** Each call has lists of its own for the remaining arguments, and all of them wait for the last call. */
const sends: Methods<RubyValue>[string] = [
  1,
  -1,
  (self, [name, ...rest], { block, interpreter }) => {
    interpreter.take(bytesOfList(copiesOfArguments * rest.length));
    return interpreter.send(self, needName(name), rest, block);
  },
];

/** The methods of every value. */
export const objectMethods: Methods<RubyValue> = {
  "nil?": [0, 0, (self) => self === null],
  "is_a?": isA,
  "kind_of?": isA,
  "instance_of?": [
    1,
    1,
    (self, [wanted]) =>
      wanted instanceof RClass ? classNameOf(self) === wanted.name : raise("TypeError", "class or module required"),
  ],
  class: [
    0,
    0,
    (self, _args, { interpreter }) => {
      if (!(self instanceof RClass)) return new RClass(classNameOf(self));
      return new RClass(interpreter.world.body(self.name).isClass ? "Class" : "Module");
    },
  ],
  to_s: [
    0,
    0,
    (self, _args, { interpreter }) =>
      Array.isArray(self) || self instanceof RHash || self instanceof RSet
        ? after(inspected(self, interpreter), str)
        : str(textOf(self, interpreter)),
  ],
  inspect: [0, 0, (self, _args, { interpreter }) => after(inspected(self, interpreter), str)],
  "==": [1, 1, (self, [other], { interpreter }) => equal(self, other!, interpreter)],
  "!=": [1, 1, (self, [other], { interpreter }) => !equal(self, other!, interpreter)],
  "===": [1, 1, (self, [other], call) => caseEqual(self, other!, call.interpreter)],
  "eql?": [
    1,
    1,
    (self, [other], { interpreter }) =>
      self instanceof RObject ? self === other : keyOf(self, interpreter) === keyOf(other!, interpreter),
  ],
  "equal?": [1, 1, (self, [other]) => self === other],
  "!": [0, 0, (self) => self === null || self === false],
  "=~": [1, 1, () => null],
  "<=>": [
    1,
    1,
    (self, [other], { interpreter }) => {
      const found = order(self, other!, interpreter);
      return found === undefined ? null : BigInt(found);
    },
  ],
  "respond_to?": [
    1,
    2,
    (self, [name, isAll], { interpreter }) => {
      const wanted = needName(name);
      if (interpreter.respondsTo(self, wanted)) return true;
      if (isAll === true && interpreter.world.find(self, wanted)) return true;
      const asked = interpreter.world.find(self, "respond_to_missing?");
      return asked
        ? after(asked.run(self, [RSymbol.of(wanted), isAll ?? false], undefined, interpreter), isTruthy)
        : false;
    },
  ],
  freeze: [0, 0, (self) => (freeze(self), self)],
  "frozen?": [0, 0, isFrozen],
  ...copies,
  itself: [0, 0, (self) => self],
  hash: [0, 0, (self, _args, { interpreter }) => hashOf(self, interpreter)],
  tap: [0, 0, (self, _args, call) => after(give(call, self), () => self)],
  then: [0, 0, (self, _args, call) => give(call, self)],
  yield_self: [0, 0, (self, _args, call) => give(call, self)],
  send: sends,
  public_send: sends,
  __send__: sends,
  method: [1, 1, (self, [name], call) => methodOf(self, needName(name), call)],
  public_method: [1, 1, (self, [name], call) => methodOf(self, needName(name), call)],
  instance_exec: inside,
  instance_eval: inside,
  singleton_class: [0, 0, (self, _args, { interpreter }) => new RClass(interpreter.world.singletonOf(self).name)],
  extend: [1, -1, (self, modules, { interpreter }) => extendObject(self, modules, interpreter)],
  define_singleton_method: [
    1,
    2,
    (self, [name, given], { block, interpreter }) => {
      const body = interpreter.world.singletonOf(self);
      const code = given instanceof RProc ? given : block;
      if (!code) return raise("ArgumentError", "tried to create Proc object without a block");
      interpreter.world.add(body, methodOfBlock(needName(name), code, body, "public"));
      return RSymbol.of(needName(name));
    },
  ],
  methods: [
    0,
    1,
    (self, _args, { interpreter }) => {
      const bodies = interpreter.world.bodyOf(self).ancestors.filter(({ name }) => name !== "Object");
      return bodies.flatMap(({ methods }) => [...methods.keys()].map((name) => RSymbol.of(name)));
    },
  ],
  instance_variables: [
    0,
    0,
    (self, _args, { interpreter }) =>
      [...(variablesOf(self, interpreter)?.keys() ?? [])].map((name) => RSymbol.of(`@${name}`)),
  ],
  instance_variable_set: [
    2,
    2,
    (self, [name, value], { interpreter }) => {
      setInstanceVariable(self, needName(name).replace(/^@/, ""), value!, interpreter);
      return value!;
    },
  ],
  "!~": [
    1,
    1,
    (self, [other], call) => after(call.interpreter.send(self, "=~", [other!]), (found) => !isTruthy(found)),
  ],
  enum_for: [
    0,
    -1,
    (self, [name, ...rest], { block }) =>
      new REnumerator(self, name === undefined ? "each" : needName(name), rest, block),
  ],
  to_enum: [
    0,
    -1,
    (self, [name, ...rest], { block }) =>
      new REnumerator(self, name === undefined ? "each" : needName(name), rest, block),
  ],
  to_json: [0, -1, (self, _args, { interpreter }) => after(jsonOf(self, interpreter), str)],
  to_yaml: [
    0,
    1,
    (self, [options], { interpreter }) =>
      after(yamlTexts(self, interpreter), (times) =>
        str(toYaml(self, interpreter, yamlOptions(options, interpreter), times)),
      ),
  ],
  instance_variable_get: [
    1,
    1,
    (self, [name], { interpreter }) => {
      const wanted = needName(name);
      if (!/^@[A-Za-z_]/.test(wanted))
        return raise("NameError", `\`${wanted}' is not allowed as an instance variable name`);
      return instanceVariable(self, wanted.slice(1), interpreter);
    },
  ],
  "instance_variable_defined?": [
    1,
    1,
    (self, [name], { interpreter }) => instanceVariable(self, needName(name).replace(/^@/, ""), interpreter) !== null,
  ],
};

function yamlOptions(options: RubyValue | undefined, meter: Meter): YamlOptions | undefined {
  if (!(options instanceof RHash)) return undefined;
  return readYamlOptions(
    (name) => options.get(RSymbol.of(name), meter),
    (problem) => raise("ArgumentError", problem),
  );
}
