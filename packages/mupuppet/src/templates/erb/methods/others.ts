import { after } from "@cairn/puppet-expressions/evaluate";
import { equal, order } from "../values/compare.js";
import { raise } from "../values/errors.js";
import { inspect, textOf } from "../values/print.js";
import type { REnumerator, RMatch } from "../values/values.js";
import { RClass, RException, RHash, RProc, RRange, RRegexp, RSymbol, type RubyValue } from "../values/values.js";
import { elementsOfRange, covers } from "./lists.js";
import { give, needCount, needName, needText, str, type MethodCall, type Methods } from "./method.js";
import { escapePattern, groupValue, matchFrom } from "./patterns.js";
import { readAddress } from "./addresses.js";
import { fromJson } from "./json.js";
import { pathMethods } from "./paths.js";
import { stringMethods } from "./string.js";

/** Methods of a symbol are those of its text, where they give no symbol. */
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
          after(stringMethods[name]![2](str(self.name), args, call), (text) => RSymbol.of(textOf(text))),
      ] as const,
    ]),
  ),
};

export const rangeMethods: Methods<RRange> = {
  each: [
    0,
    0,
    function* (self, _args, call) {
      if (typeof self.from === "bigint" && self.to === null) for (let at = self.from; ; at++) yield give(call, at);
      for (const each of elementsOfRange(self, call.interpreter)) yield give(call, each);
      return self;
    },
  ],
  step: [
    1,
    1,
    function* (self, [by], call) {
      const width = needCount(by);
      const list = elementsOfRange(self, call.interpreter).filter((_, index) => index % width === 0);
      for (const each of list) yield give(call, each);
      return self;
    },
  ],
  begin: [0, 0, ({ from }) => from],
  first: [
    0,
    1,
    (self, args, call) => {
      return args.length === 0 ? self.from : elementsOfRange(self, call.interpreter).slice(0, needCount(args[0]));
    },
  ],
  end: [0, 0, ({ to }) => to],
  last: [
    0,
    1,
    (self, args, call) => {
      return args.length === 0 ? self.to : elementsOfRange(self, call.interpreter).slice(-needCount(args[0]));
    },
  ],
  size: [0, 0, (self, _args, call) => BigInt(elementsOfRange(self, call.interpreter).length)],
  "include?": [1, 1, (self, [value]) => covers(self, value!, order)],
  "member?": [1, 1, (self, [value]) => covers(self, value!, order)],
  "cover?": [1, 1, (self, [value]) => covers(self, value!, order)],
  "exclude_end?": [0, 0, ({ isExclusive }) => isExclusive],
};

export const regexpMethods: Methods<RRegexp> = {
  match: [1, 2, (self, [text], call) => (text === null ? null : matchFrom(self, textOf(text!), 0, call.interpreter))],
  "match?": [
    1,
    2,
    (self, [text], call) => {
      const before = call.interpreter.lastMatch;
      const found = text !== null && matchFrom(self, textOf(text!), 0, call.interpreter) !== null;
      call.interpreter.lastMatch = before;
      return found;
    },
  ],
  "=~": [
    1,
    1,
    (self, [text], call) => {
      const found = text === null ? null : matchFrom(self, textOf(text!), 0, call.interpreter);
      return found ? BigInt(found.at) : null;
    },
  ],
  source: [0, 0, ({ source }) => str(source)],
};

export const matchMethods: Methods<RMatch> = {
  "[]": [
    1,
    2,
    ({ groups, names }, [index]) => {
      if (typeof index === "bigint") return groupValue(groups.at(Number(index)));
      const name = textOf(index!);
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
    ({ groups, names }) => new RHash([...names].map(([name, index]) => [str(name), groupValue(groups[index])])),
  ],
  names: [0, 0, ({ names }) => [...names.keys()].map(str)],
  to_a: [0, 0, ({ groups }) => groups.map(groupValue)],
  pre_match: [0, 0, ({ text, at }) => str(text.slice(0, at))],
  post_match: [0, 0, ({ text, at, groups }) => str(text.slice(at + groups[0]!.length))],
  begin: [1, 1, ({ at }) => BigInt(at)],
  values_at: [0, -1, ({ groups }, indices) => indices.map((index) => groupValue(groups.at(needCount(index))))],
};

export const procMethods: Methods<RProc> = {
  call: [0, -1, (self, args) => self.call(args)],
  "()": [0, -1, (self, args) => self.call(args)],
  "[]": [0, -1, (self, args) => self.call(args)],
  yield: [0, -1, (self, args) => self.call(args)],
  to_proc: [0, 0, (self) => self],
  arity: [0, 0, ({ arity }) => BigInt(arity)],
  "lambda?": [0, 0, ({ isLambda }) => isLambda],
};

export const exceptionMethods: Methods<RException> = {
  message: [0, 0, ({ message }) => str(message)],
  full_message: [0, 1, ({ message }) => str(message)],
  backtrace: [0, 0, () => []],
};

/** What can be asked of a class by its name. */
export const classMethods: Methods<RClass> = {
  name: [0, 0, ({ name }) => str(name)],
  new: [0, 2, create],
  "===": [1, 1, (self, [value], call) => call.interpreter.send(value!, "is_a?", [self])],
  escape: [1, 1, (self, [text]) => onlyOf(self, "Regexp", "escape", () => str(escapePattern(needName(text))))],
  quote: [1, 1, (self, [text]) => onlyOf(self, "Regexp", "quote", () => str(escapePattern(needName(text))))],
  union: [
    0,
    -1,
    (self, args) =>
      onlyOf(self, "Regexp", "union", () => {
        const parts = (Array.isArray(args[0]) ? args[0] : args).map((each) =>
          each instanceof RRegexp ? textOf(each) : escapePattern(textOf(each)),
        );
        return new RRegexp(parts.join("|"), "");
      }),
  ],
  parse: [1, 2, (self, [text]) => onlyOf(self, "JSON", "parse", () => fromJson(needText(text)))],
  generate: [
    1,
    2,
    (self, [value], call) =>
      onlyOf(self, "JSON", "generate", () => call.interpreter.send(value!, "to_json", []) as RubyValue),
  ],
  pretty_generate: [
    1,
    2,
    (self, [value], call) =>
      onlyOf(
        self,
        "JSON",
        "pretty_generate",
        () => call.interpreter.send(value!, "to_json", [RSymbol.of("pretty")]) as RubyValue,
      ),
  ],
  dump: [
    1,
    2,
    (self, [value], call) => call.interpreter.send(value!, self.name === "JSON" ? "to_json" : "to_yaml", []),
  ],
  "[]": [
    0,
    -1,
    (self, args) => {
      if (self.name === "Array") return [...args];
      const [pairs] = args;
      if (self.name !== "Hash") return raise("NoMethodError", `undefined method \`[]' for ${self.name}:Class`);
      if (pairs instanceof RHash) return new RHash(pairs.entries());
      if (args.length === 1 && Array.isArray(pairs))
        return new RHash(pairs.map((pair) => [(pair as RubyValue[])[0]!, (pair as RubyValue[])[1] ?? null]));
      const entries: [RubyValue, RubyValue][] = [];
      for (let at = 0; at + 1 < args.length; at += 2) entries.push([args[at]!, args[at + 1]!]);
      return new RHash(entries);
    },
  ],
  sqrt: [1, 1, (self, [value]) => onlyOf(self, "Math", "sqrt", () => Math.sqrt(Number(value)))],
  log: [1, 1, (self, [value]) => onlyOf(self, "Math", "log", () => Math.log(Number(value)))],
  log2: [1, 1, (self, [value]) => onlyOf(self, "Math", "log2", () => Math.log2(Number(value)))],
  ...pathMethods,
  "==": [1, 1, (self, [other]) => equal(self, other!)],
};

function onlyOf(self: RClass, name: string, method: string, run: () => RubyValue): RubyValue {
  return self.name === name ? run() : raise("NoMethodError", `undefined method \`${method}' for ${self.name}:Class`);
}

function create({ name }: RClass, args: readonly RubyValue[], call: MethodCall): RubyValue {
  const [first, second] = args;
  switch (name) {
    case "Array": {
      if (Array.isArray(first)) return [...first];
      const count = first === undefined ? 0 : needCount(first);
      call.interpreter.spend(count);
      if (call.block)
        return call.interpreter.send(new RRange(0n, BigInt(count), true), "map", [], call.block) as RubyValue;
      return Array.from({ length: count }, () => second ?? null);
    }
    case "Hash": {
      const hash = new RHash();
      hash.fallback = first ?? null;
      hash.fallbackBlock = call.block;
      return hash;
    }
    case "String":
      return str(first === undefined ? "" : needText(first));
    case "Regexp":
      return newRegexp(first!, second);
    case "Set":
      return Array.isArray(first) ? [...first] : [];
    case "IPAddr":
      return readAddress(needText(first));
    default:
      return name.endsWith("Error")
        ? new RException(name, first === undefined ? name : textOf(first))
        : raise("NoMethodError", `undefined method \`new' for ${inspect(new RClass(name))}:Class`);
  }
}

function newRegexp(source: RubyValue, options: RubyValue | undefined): RubyValue {
  if (source instanceof RRegexp) return source;
  const letters = typeof options === "bigint" ? optionsOf(options) : options ? "i" : "";
  return new RRegexp(needText(source), letters);
}

function optionsOf(bits: bigint): string {
  return `${bits & 4n ? "m" : ""}${bits & 1n ? "i" : ""}${bits & 2n ? "x" : ""}`;
}

/** The methods of what iteration without a block gives that aren't those of a list. */
export const enumeratorMethods: Methods<REnumerator> = {
  with_index: [
    0,
    1,
    (self, args, call) =>
      withIndex(self, args.length === 0 || args[0] === null ? 0n : BigInt(needCount(args[0])), call),
  ],
  each_with_index: [0, 0, (self, _args, call) => withIndex(self, 0n, call)],
  with_object: [
    1,
    1,
    (self, [memo], call) => {
      const block = new RProc((values) => give(call, ...packed(values), memo!), 2);
      return after(call.interpreter.send(self.target, self.method, self.args, block), () => memo!);
    },
  ],
  each: [
    0,
    0,
    (self, _args, call) => (call.block ? call.interpreter.send(self.target, self.method, self.args, call.block) : self),
  ],
};

function packed(values: readonly RubyValue[]): readonly RubyValue[] {
  return values.length === 1 ? values : [[...values]];
}

function withIndex({ target, method, args }: REnumerator, start: bigint, call: MethodCall) {
  let index = start;
  const block = new RProc((values) => give(call, ...packed(values), index++), 2);
  return call.interpreter.send(target, method, args, block);
}
