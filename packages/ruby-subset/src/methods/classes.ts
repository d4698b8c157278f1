import { bytesOfList, bytesOfText } from "@cairn/diagnostics";
import type { Pending } from "@cairn/evaluation";
import { printFloat } from "@cairn/puppet-core/values";
import { equal } from "../values/compare.js";
import { needCounted, raise } from "../values/errors.js";
import { elementsPerStep } from "../values/meter.js";
import { classNameOf } from "../values/classes.js";
import { describeReceiver, textOf } from "../values/print.js";
import type { RClass } from "../values/values.js";
import {
  isTruthy,
  RException,
  RHash,
  RObject,
  RRange,
  RRegexp,
  RString,
  RSymbol,
  type RubyValue,
} from "../values/values.js";
import { binaryString } from "../values/bytes.js";
import { copyOfString } from "./copies.js";
import { addressOfNumber, familyProblem, readAddressOf } from "./addresses.js";
import { hashOfPairs, toList } from "./lists.js";
import { nameOfKind, needCount, needName, needText, str, type MethodCall, type Methods } from "./method.js";
import { newModule } from "./new-module.js";
import { pathMethods } from "./paths.js";
import { newRange } from "./range-ends.js";
import { escapePattern, newRegexp } from "./patterns.js";
import { fromJson } from "./read-json.js";
import { setOf } from "./sets.js";

const mathFunctions = [
  ..."sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp hypot cbrt log10".split(" "),
] as const;

function mathematical(self: RClass, args: readonly RubyValue[], { name }: MethodCall): RubyValue {
  const run = Math[name as "atan2"];
  const [first = 0, second = 0] = args.map(Number);
  return onlyOf(self, "Math", name, () => run(first, second));
}

/** The methods of a class, by its name. */
export const classMethods: Methods<RClass> = {
  new: [0, -1, create],
  "===": [1, 1, (self, [value], { interpreter }) => interpreter.world.isA(value!, self.name)],
  escape: [1, 1, (self, [text]) => onlyOf(self, "Regexp", "escape", () => str(escapePattern(needName(text))))],
  quote: [1, 1, (self, [text]) => onlyOf(self, "Regexp", "quote", () => str(escapePattern(needName(text))))],
  union: [
    0,
    -1,
    (self, args, { interpreter }) =>
      onlyOf(self, "Regexp", "union", () => {
        const parts = (Array.isArray(args[0]) ? args[0] : args).map((each) => {
          const text = textOf(each, interpreter);
          interpreter.take(bytesOfText(2 * text.length));
          return each instanceof RRegexp ? text : escapePattern(text);
        });
        return new RRegexp(parts.length === 0 ? "(?!)" : parts.join("|"), "");
      }),
  ],
  parse: [
    1,
    2,
    (self, [text, options], { interpreter }) =>
      onlyOf(self, "JSON", "parse", () => {
        const isSymbols = options instanceof RHash && options.get(RSymbol.of("symbolize_names"), interpreter) === true;
        return fromJson(needText(text), interpreter, isSymbols);
      }),
  ],
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
    (self, args, { interpreter }) => {
      if (self.name === "Array") return [...args];
      if (self.name === "Set") return setOf(args, interpreter);
      const [pairs] = args;
      if (self.name !== "Hash")
        return raise("NoMethodError", `undefined method \`[]' for ${self.name}:${classNameOf(self)}`);
      if (pairs instanceof RHash) return RHash.of(pairs.entries(), interpreter);
      if (args.length === 1 && Array.isArray(pairs)) return hashOfPairs(pairs, interpreter);
      if (args.length % 2 === 1) return raise("ArgumentError", "odd number of arguments for Hash");
      const entries: [RubyValue, RubyValue][] = [];
      for (let at = 0; at + 1 < args.length; at += 2) entries.push([args[at]!, args[at + 1]!]);
      return RHash.of(entries, interpreter);
    },
  ],
  sqrt: [
    1,
    1,
    (self, [value]) =>
      self.name === "Integer"
        ? integerRoot(wholeOf(value!))
        : onlyOf(self, "Math", "sqrt", () => Math.sqrt(Number(value))),
  ],
  log: [
    1,
    2,
    (self, [value, base]) =>
      onlyOf(self, "Math", "log", () => Math.log(Number(value)) / (base === undefined ? 1 : Math.log(Number(base)))),
  ],
  ...Object.fromEntries(mathFunctions.map((name) => [name, [1, 2, mathematical] as const])),
  last_match: [
    0,
    1,
    (self, args, { interpreter }) => {
      const { lastMatch } = interpreter;
      if (self.name !== "Regexp")
        return raise("NoMethodError", `undefined method \`last_match' for ${self.name}:${classNameOf(self)}`);
      return args.length === 0 || !lastMatch ? lastMatch : interpreter.send(lastMatch, "[]", args);
    },
  ],
  log2: [1, 1, (self, [value]) => onlyOf(self, "Math", "log2", () => Math.log2(Number(value)))],
  ...pathMethods,
  "==": [1, 1, (self, [other], { interpreter }) => equal(self, other!, interpreter)],
};

function wholeOf(value: RubyValue): bigint {
  if (typeof value === "bigint") return value;
  if (typeof value !== "number")
    return raise("TypeError", `no implicit conversion of ${nameOfKind(value)} into Integer`);
  return Number.isFinite(value) ? BigInt(Math.trunc(value)) : raise("FloatDomainError", printFloat(value));
}

/** The largest integer whose square isn't more, by Newton's method. */
function integerRoot(value: bigint): bigint {
  if (value < 0n) return raise("Math::DomainError", 'Numerical argument is out of domain - "isqrt"');
  if (value === 0n) return 0n;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (let next = (root + value / root) >> 1n; next < root; next = (root + value / root) >> 1n) root = next;
  return root;
}

function onlyOf(self: RClass, name: string, method: string, run: () => RubyValue): RubyValue {
  return self.name === name
    ? run()
    : raise("NoMethodError", `undefined method \`${method}' for ${self.name}:${classNameOf(self)}`);
}

function withoutKeywords(args: readonly RubyValue[]): readonly RubyValue[] {
  const last = args.at(-1);
  return last instanceof RHash && last.isKeywords ? args.slice(0, -1) : args;
}

/** How many arguments `new` of built-in classes takes besides keywords. */
const countsOfNew: Readonly<Record<string, readonly [least: number, most: number]>> = {
  Class: [0, 1],
  Hash: [0, 1],
  Module: [0, 0],
  Object: [0, 0],
  Proc: [0, 0],
  Range: [2, 3],
  Regexp: [1, 3],
  Set: [0, 1],
  String: [0, 1],
};

function create(self: RClass, args: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  const { name } = self;
  const [first, second] = args;
  needCounted(withoutKeywords(args).length, ...(countsOfNew[name] ?? [0, 2]));
  switch (name) {
    case "Array": {
      if (Array.isArray(first)) return [...first];
      const count = first === undefined ? 0 : lengthOf(first);
      call.interpreter.take(bytesOfList(count));
      call.interpreter.spend(count / elementsPerStep);
      if (call.block) return call.interpreter.send(new RRange(0n, BigInt(count), true), "map", [], call.block);
      return Array.from({ length: count }, () => second ?? null);
    }
    case "Hash":
      return hashWithFallback(first, call);
    case "String":
      return first instanceof RHash || first === undefined ? binaryString(new Uint8Array()) : stringOf(first);
    case "Range":
      return newRange(first!, second!, isTruthy(args[2] ?? null), call.interpreter);
    case "Regexp":
      return regexpOf(first!, second);
    case "Set":
      return setOf(first === undefined || first === null ? [] : toList(first, call.interpreter), call.interpreter);
    case "Object":
      return new RObject(call.interpreter.world.body("Object"));
    case "Proc":
      return call.block ?? raise("ArgumentError", "tried to create Proc object without a block");
    case "Class":
    case "Module":
      return newModule(name === "Class", args, call);
    case "IPAddr":
      return addressOf(first === undefined ? str("::") : first, second);
    default:
      return name.endsWith("Error")
        ? new RException(name, first === undefined ? name : textOf(first, call.interpreter))
        : raise("NoMethodError", `undefined method \`new' for ${describeReceiver(self, call.interpreter)}`);
  }
}

function addressOf(value: RubyValue, family: RubyValue | undefined): RubyValue {
  if (typeof value === "bigint") return addressOfNumber(value, family);
  if (!(value instanceof RString)) return raise("IPAddr::AddressFamilyError", familyProblem(family));
  return readAddressOf(needText(value), family);
}

/** `String.new(string)`: one without characters is binary. */
function stringOf(value: RubyValue): RString {
  return value instanceof RString ? copyOfString(value) : str(needText(value));
}

/** `Hash.new(value)`, `Hash.new { … }`. */
function hashWithFallback(value: RubyValue | undefined, { block }: MethodCall): RHash {
  const hash = new RHash();
  hash.fallback = value ?? null;
  hash.fallbackBlock = block;
  return hash;
}

function regexpOf(source: RubyValue, options: RubyValue | undefined): RubyValue {
  if (source instanceof RRegexp) return source;
  const letters = typeof options === "bigint" ? optionsOf(options) : options ? "i" : "";
  return newRegexp(needText(source), letters);
}

function optionsOf(bits: bigint): string {
  return `${bits & 4n ? "m" : ""}${bits & 1n ? "i" : ""}${bits & 2n ? "x" : ""}`;
}

/** The length of a new array. */
function lengthOf(value: RubyValue): number {
  const isWord = typeof value === "bigint" && value < 1n << 63n;
  if (isWord && value >= 1n << 60n) raise("ArgumentError", "array size too big");
  const count = needCount(value);
  return count < 0 ? raise("ArgumentError", "negative array size") : count;
}
