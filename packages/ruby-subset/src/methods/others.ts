import { after } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { raise } from "../values/errors.js";
import { textOf } from "../values/print.js";
import type { RMatch, RRegexp } from "../values/values.js";
import { RException, RHash, RProc, RRange, RSymbol, type RubyValue } from "../values/values.js";
import { give, needCount, needText, str, type MethodCall, type Methods } from "./method.js";
import { groupValue, matchFrom } from "./patterns.js";
import { stringMethods } from "./string.js";

/** Methods of a symbol are those of its string, if they don't return a symbol. */
export const symbolMethods: Methods<RSymbol> = {
  to_sym: [0, 0, (self) => self],
  to_proc: [
    0,
    0,
    ({ name }, _args, call) => {
      return new RProc(([self, ...rest]) => call.interpreter.send(self ?? null, name, rest), -2, true);
    },
  ],
  name: [0, 0, ({ name }) => str(name)],
  id2name: [0, 0, ({ name }) => str(name)],
  ...Object.fromEntries(
    ["length", "size", "empty?", "start_with?", "end_with?", "[]", "=~", "match", "match?"].map((name) => [
      name,
      [
        0,
        2,
        (self: RSymbol, args: readonly RubyValue[], call: MethodCall) =>
          stringMethods[name]![2](str(self.name), args, call),
      ] as const,
    ]),
  ),
  ...Object.fromEntries(
    ["upcase", "downcase", "capitalize", "succ"].map((name) => [
      name,
      [
        0,
        0,
        (self: RSymbol, args: readonly RubyValue[], call: MethodCall) =>
          after(stringMethods[name]![2](str(self.name), args, call), (text) =>
            RSymbol.of(textOf(text, call.interpreter)),
          ),
      ] as const,
    ]),
  ),
};

const needMatched = (value: RubyValue | undefined): string => (value instanceof RSymbol ? value.name : needText(value));

export const regexpMethods: Methods<RRegexp> = {
  match: [
    1,
    2,
    (self, [text], call) => {
      const found = text === null ? null : matchFrom(self, needMatched(text), 0, call.interpreter);
      return found && call.block ? give(call, found) : found;
    },
  ],
  "match?": [
    1,
    2,
    (self, [text], call) => {
      const before = call.interpreter.lastMatch;
      const found = text !== null && matchFrom(self, needMatched(text), 0, call.interpreter) !== null;
      call.interpreter.lastMatch = before;
      return found;
    },
  ],
  "=~": [
    1,
    1,
    (self, [text], call) => {
      const found = text === null ? null : matchFrom(self, needMatched(text), 0, call.interpreter);
      return found ? BigInt(found.at) : null;
    },
  ],
  source: [0, 0, ({ source }) => str(source)],
  to_s: [0, 0, (self, _args, { interpreter }) => str(textOf(self, interpreter))],
  options: [
    0,
    0,
    ({ options }) =>
      BigInt([..."ixm"].reduce((bits, letter, at) => (options.includes(letter) ? bits | (1 << at) : bits), 0)),
  ],
  names: [0, 0, ({ source }) => [...source.matchAll(/\(\?<([A-Za-z_]\w*)>/g)].map((each) => str(each[1]!))],
};

export const matchMethods: Methods<RMatch> = {
  "[]": [
    1,
    2,
    ({ groups, names }, args, { interpreter }) => {
      const [index] = args;
      if (args.length === 2 || index instanceof RRange) return interpreter.send(groups.map(groupValue), "[]", args);
      if (typeof index === "bigint") return groupValue(groups.at(Number(index)));
      const name = textOf(index!, interpreter);
      const number = names.get(name);
      return number === undefined
        ? raise("IndexError", `undefined group name reference: ${name}`)
        : groupValue(groups[number]);
    },
  ],
  captures: [0, 0, ({ groups }) => groups.slice(1).map(groupValue)],
  named_captures: [
    0,
    0,
    ({ groups, names }, _args, { interpreter }) =>
      RHash.of(
        [...names].map(([name, index]) => [str(name), groupValue(groups[index])]),
        interpreter,
      ),
  ],
  names: [0, 0, ({ names }) => [...names.keys()].map(str)],
  to_a: [0, 0, ({ groups }) => groups.map(groupValue)],
  pre_match: [0, 0, ({ text, at }) => str(text.slice(0, at))],
  post_match: [0, 0, ({ text, at, groups }) => str(text.slice(at + groups[0]!.length))],
  begin: [1, 1, ({ at }) => BigInt(at)],
  values_at: [0, -1, ({ groups }, indices) => indices.map((index) => groupValue(groups.at(needCount(index))))],
};

export const procMethods: Methods<RProc> = {
  call: [0, -1, (self, args, { block }) => self.call(args, block)],
  "()": [0, -1, (self, args, { block }) => self.call(args, block)],
  "[]": [0, -1, (self, args) => self.call(args)],
  yield: [0, -1, (self, args) => self.call(args)],
  to_proc: [0, 0, (self) => self],
  arity: [0, 0, ({ arity }) => BigInt(arity)],
  parameters: [
    0,
    1,
    ({ parameters }) =>
      parameters.map(([kind, name]) => (/^\w/.test(name) ? [RSymbol.of(kind), RSymbol.of(name)] : [RSymbol.of(kind)])),
  ],
  "===": [0, -1, (self, args) => self.call(args)],
  unbind: [0, 0, (self) => self],
  bind: [1, 1, (self) => self],
  ">>": [
    1,
    1,
    (self, [next], call) =>
      new RProc(
        (args) =>
          after(call.interpreter.send(self, "call", args), (value) => call.interpreter.send(next!, "call", [value])),
        self.arity,
        true,
      ),
  ],
  "<<": [
    1,
    1,
    (self, [first], call) =>
      new RProc(
        (args) =>
          after(call.interpreter.send(first!, "call", args), (value) => call.interpreter.send(self, "call", [value])),
        self.arity,
        true,
      ),
  ],
  curry: [
    0,
    1,
    (self, [count], { interpreter }) => {
      return curried(self, count === undefined ? Math.abs(self.arity) : needCount(count), [], interpreter);
    },
  ],
  "lambda?": [0, 0, ({ isLambda }) => isLambda],
};

export const exceptionMethods: Methods<RException> = {
  initialize: [
    0,
    -1,
    (self, [message], { interpreter }) => {
      if (message !== undefined && message !== null) self.message = textOf(message, interpreter);
      return null;
    },
  ],
  message: [
    0,
    0,
    (self, _args, { interpreter }) => {
      const own = interpreter.world.find(self, "to_s");
      return own ? own.run(self, [], undefined, interpreter) : str(self.message);
    },
  ],
  to_s: [0, 0, ({ message }) => str(message)],
  full_message: [0, 1, ({ message }) => str(message)],
  detailed_message: [0, 1, ({ message, className }) => str(`${message} (${className})`)],
  backtrace: [0, 0, () => []],
  set_backtrace: [1, 1, () => []],
  cause: [0, 0, ({ cause }) => cause ?? null],
  exception: [
    0,
    1,
    (self, [message], { interpreter }) =>
      message === undefined ? self : new RException(self.className, textOf(message, interpreter)),
  ],
};

function curried(self: RProc, count: number, known: readonly RubyValue[], interpreter: Interpreter): RProc {
  const take = (args: readonly RubyValue[]) => {
    const all = [...known, ...args];
    return all.length >= count ? interpreter.send(self, "call", all) : curried(self, count, all, interpreter);
  };
  return new RProc(take, -1, true);
}
