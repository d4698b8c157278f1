import { after, type Pending } from "@cairn/puppet-core/evaluate";
import { ancestorsOf, classNameOf } from "../values/classes.js";
import { equal, order, orderOf } from "../values/compare.js";
import { raise } from "../values/errors.js";
import { keyOf } from "../values/keys.js";
import type { Meter } from "../values/meter.js";
import type { Interpreter } from "../evaluate/interpreter.js";
import { inspect, plainText, textOf } from "../values/print.js";
import { RClass, RHash, RProc, RRange, RRegexp, RString, RSymbol, type RubyValue } from "../values/values.js";
import { covers } from "./lists.js";
import { give, needName, str, type MethodCall, type Methods } from "./method.js";
import { matchFrom } from "./patterns.js";
import { respondsTo } from "./index.js";
import { toJson } from "./json.js";
import { readYamlOptions, type YamlOptions } from "../yaml/options.js";
import { toYaml } from "../yaml/write-yaml.js";

/** `pattern === value`, as `case` asks it. */
export function caseEqual(
  pattern: RubyValue,
  value: RubyValue,
  interpreter: Parameters<typeof matchFrom>[3],
): Pending<boolean> {
  if (pattern instanceof RClass) return ancestorsOf(classNameOf(value)).includes(pattern.name);
  if (pattern instanceof RRange) return covers(pattern, value, interpreter);
  if (pattern instanceof RProc) return after(pattern.call([value]), (result) => result !== null && result !== false);
  if (!(pattern instanceof RRegexp)) return equal(pattern, value, interpreter);
  const isText = value instanceof RString || value instanceof RSymbol;
  return isText && matchFrom(pattern, plainText(value), 0, interpreter) !== null;
}

const isA: Methods<RubyValue>[string] = [
  1,
  1,
  (self, [wanted]) => {
    if (!(wanted instanceof RClass)) return raise("TypeError", "class or module required");
    return ancestorsOf(classNameOf(self)).includes(wanted.name);
  },
];

/** What every value can do. */
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
  class: [0, 0, (self) => new RClass(classNameOf(self))],
  to_s: [0, 0, (self, _args, { interpreter }) => str(textOf(self, interpreter))],
  inspect: [0, 0, (self, _args, { interpreter }) => str(inspect(self, interpreter))],
  "==": [1, 1, (self, [other], { interpreter }) => equal(self, other!, interpreter)],
  "!=": [1, 1, (self, [other], { interpreter }) => !equal(self, other!, interpreter)],
  "===": [1, 1, (self, [other], call) => caseEqual(self, other!, call.interpreter)],
  "eql?": [1, 1, (self, [other], { interpreter }) => equal(self, other!, interpreter) && typeof self === typeof other],
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
  "respond_to?": [1, 2, (self, [name]) => respondsTo(self, needName(name))],
  freeze: [0, 0, (self) => self],
  "frozen?": [0, 0, (self) => self === null || typeof self !== "object" || self instanceof RSymbol],
  dup: [0, 0, copied],
  clone: [0, 0, copied],
  itself: [0, 0, (self) => self],
  hash: [0, 0, (self, _args, { interpreter }) => BigInt(hashOf(String(keyOf(self, interpreter))))],
  tap: [0, 0, (self, _args, call) => after(give(call, self), () => self)],
  then: [0, 0, (self, _args, call) => give(call, self)],
  yield_self: [0, 0, (self, _args, call) => give(call, self)],
  send: [1, -1, (self, [name, ...rest], call) => call.interpreter.send(self, needName(name), rest, call.block)],
  public_send: [1, -1, (self, [name, ...rest], call) => call.interpreter.send(self, needName(name), rest, call.block)],
  method: [
    1,
    1,
    (self, [name], call) => {
      const wanted = needName(name);
      return new RProc((args) => call.interpreter.send(self, wanted, args), -1, true);
    },
  ],
  to_json: [0, -1, (self, _args, { interpreter }) => str(toJson(self, interpreter))],
  to_yaml: [
    0,
    1,
    (self, [options], { interpreter }) => str(toYaml(self, interpreter, yamlOptions(options, interpreter))),
  ],
  instance_variable_get: [1, 1, (_self, [name], call) => call.interpreter.instance(needName(name).replace(/^@/, ""))],
  "instance_variable_defined?": [
    1,
    1,
    (_self, [name], call) => call.interpreter.instance(needName(name).replace(/^@/, "")) !== null,
  ],
};

function yamlOptions(options: RubyValue | undefined, meter: Meter): YamlOptions | undefined {
  if (!(options instanceof RHash)) return undefined;
  return readYamlOptions(
    (name) => options.get(RSymbol.of(name), meter),
    (problem) => raise("ArgumentError", problem),
  );
}

function copied(self: RubyValue, _args: readonly RubyValue[], { interpreter }: MethodCall): RubyValue {
  if (self instanceof RString) return new RString(self.text);
  if (Array.isArray(self)) return [...self];
  if (!(self instanceof RHash)) return self;
  const copy = RHash.of(self.entries(), interpreter);
  copy.fallback = self.fallback;
  copy.fallbackBlock = self.fallbackBlock;
  return copy;
}

function hashOf(text: string): number {
  let hash = 7;
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) | 0;
  return hash;
}

/** What nil can do. */
export const nilMethods: Methods<null> = {
  to_a: [0, 0, () => []],
  to_h: [0, 0, () => new RHash()],
  to_i: [0, 0, () => 0n],
  to_f: [0, 0, () => 0],
  "&": [1, 1, () => false],
  "|": [1, 1, (_self, [other]) => other !== null && other !== false],
};

/** What true and false can do. */
export const booleanMethods: Methods<boolean> = {
  "&": [1, 1, (self, [other]) => self && other !== null && other !== false],
  "|": [1, 1, (self, [other]) => self || (other !== null && other !== false)],
  "^": [1, 1, (self, [other]) => self !== (other !== null && other !== false)],
};

/** What all that has an order can do with it. */
export const comparable: Methods<RubyValue> = Object.fromEntries(
  Object.entries<(found: number) => boolean>({
    "<": (found) => found < 0,
    "<=": (found) => found <= 0,
    ">": (found) => found > 0,
    ">=": (found) => found >= 0,
  }).map(([name, test]): [string, Methods<RubyValue>[string]] => [
    name,
    [1, 1, (self, [other], { interpreter }) => test(comparedWith(self, other!, interpreter))],
  ]),
);

function comparedWith(self: RubyValue, other: RubyValue, interpreter: Interpreter): number {
  return orderOf(self, other, interpreter);
}
