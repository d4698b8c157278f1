import { createSource } from "@cairn/diagnostics";
import { levelOf, type Part } from "../emit/rich-data.js";
import {
  needText,
  raise,
  RHash,
  RObject,
  RString,
  RSymbol,
  type Interpreter,
  RClass,
  type Methods,
  type NativeClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import { layoutOf, printJson } from "../stdlib/data/json.js";
import { readText } from "../stdlib/data/read.js";
import { readHocon } from "@cairn/hocon";
import { DataConverter } from "@cairn/hiera";
import { after, resultOf, settle, type Deep } from "@cairn/evaluation";
import type { RubyProgram } from "./program.js";

/** Data formats. */
export function dataApi(program: RubyProgram): readonly NativeClass[] {
  return [...yamlClasses, ...jsonClasses(program), ...hoconClasses, richData(program)];
}

const loading = (format: "json" | "yaml", error: string): Methods<RClass>[string] => [
  1,
  -1,
  (_self, [text, ...options], { interpreter }) => {
    const given = needText(text);
    interpreter.take(64 * given.length);
    const read = readText(createSource("text", given), format);
    if ("problem" in read) return raise(error, read.problem);
    const value = interpreter.convert(read.value);
    const wanted = options.find((each) => each instanceof RHash);
    const isSymbols = ["symbolize_names", "symbolize_keys"].some(
      (name) => wanted?.get(RSymbol.of(name), interpreter) === true,
    );
    return isSymbols ? withSymbols(value, interpreter) : value;
  },
];

/** A value whose hashes have symbols for strings as keys. */
function withSymbols(value: RubyValue, interpreter: Interpreter): RubyValue {
  return settle(symbolized(value, interpreter));
}

function* symbolized(value: RubyValue, interpreter: Interpreter): Deep<RubyValue> {
  if (Array.isArray(value)) {
    const items: RubyValue[] = [];
    for (const each of value) items.push(yield* resultOf(symbolized(each, interpreter)));
    return items;
  }
  if (!(value instanceof RHash)) return value;
  const hash = new RHash();
  for (const [key, each] of value.entries()) {
    const name = key instanceof RString ? RSymbol.of(key.text) : key;
    hash.set(name, yield* resultOf(symbolized(each, interpreter)), interpreter);
  }
  return hash;
}

const yaml = loading("yaml", "Psych::SyntaxError");

const yamlFile: Methods<RClass>[string] = [
  1,
  -1,
  (_self, [path], { interpreter }) =>
    after(interpreter.send(new RClass("File"), "read", [path!]), (text) =>
      interpreter.send(new RClass("YAML"), "load", [text]),
    ),
];

const yamlClasses: readonly NativeClass[] = [
  {
    name: "YAML",
    isModule: true,
    classMethods: { load: yaml, safe_load: yaml, unsafe_load: yaml, load_file: yamlFile, safe_load_file: yamlFile },
  },
  { name: "Psych", isModule: true, classMethods: { load: yaml, safe_load: yaml, unsafe_load: yaml } },
];

/** What a function of this name does with nil, or with a text without anything: `JSON.load` gives nil. */
const json = (allowsBlank: boolean): Methods<RClass>[string] => [
  1,
  3,
  (_self, [text, ...options], { interpreter }) => {
    if (text === null || (allowsBlank && text instanceof RString && text.text === "")) return null;
    const given = options.filter((each) => each instanceof RHash).slice(0, 1);
    return interpreter.send(new RClass("JSON"), "parse", [new RString(needText(text)), ...given]);
  },
];

const dumping: Methods<RClass>[string] = [
  1,
  2,
  (_self, [value], { interpreter }) => interpreter.send(value!, "to_json", []),
];

const jsonClasses = (program: RubyProgram): readonly NativeClass[] => [
  { name: "JSON", isModule: true, classMethods: { load: json(true), pretty_generate: prettyJson(program) } },
  { name: "Puppet::Util::Json", isModule: true, classMethods: { load: json(false), dump: dumping } },
  { name: "Puppet::Util::Json::ParseError", superclass: "StandardError" },
  {
    name: "PSON",
    isModule: true,
    classMethods: { load: json(false), parse: json(false), dump: dumping, generate: dumping },
  },
  { name: "PSON::ParserError", superclass: "StandardError" },
];

const prettyJson = (program: RubyProgram): Methods<RClass>[string] => [
  1,
  2,
  (_self, [value, options], { interpreter }) => {
    const layout = layoutOf(options === undefined ? null : program.toPuppet(options, interpreter));
    return new RString(printJson(program.toPuppet(value!, interpreter), layout));
  },
];

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** What a text is called in the library's messages. */
const origin = (line: number): string => `String: ${line}: `;

const unresolved = /^Could not resolve substitution/;
const withoutValue = /after `[=:]`, but found the end of the file$/;
const withoutSign = /^expected `\{`, `:`, `=` or `\+=` after `(.*)`, but found the end of the file$/s;

const badPath =
  "path has a leading, trailing, or two adjacent period '.' (use quoted \"\" empty string if you want an empty element)";

/** A problem in the words of Ruby's library, as far as those are known. */
function hoconProblem(problem: string, line: number): never {
  if (unresolved.test(problem))
    return raise("Hocon::ConfigError::UnresolvedSubstitutionError", `${origin(line)}${problem}`);
  const [, key] = withoutSign.exec(problem) ?? [];
  if (key !== undefined && /^\.|\.$|\.\./.test(key)) return raise("Hocon::ConfigError::ConfigBadPathError", badPath);
  const known = withoutValue.test(problem)
    ? "Expecting a value but got wrong token: end of file"
    : key !== undefined && `Key '${key}' may not be followed by token: end of file`;
  return raise("Hocon::ConfigError::ConfigParseError", known === false ? problem : `${origin(line)}${known}`);
}

const hoconText: Methods<RClass>[string] = [
  1,
  2,
  (_self, [text], { interpreter }) => {
    const source = createSource("text", needText(text));
    const read = readHocon(source);
    if ("problem" in read) return hoconProblem(read.problem, lineOf(source.text, read.span.start));
    const made = new RObject(interpreter.world.body("Hocon::Config"));
    made.data = interpreter.convert(new DataConverter(source, read.log, false).convert(read.value).value);
    if (made.data instanceof RHash) return made;
    return raise(
      "Hocon::ConfigError::ConfigWrongTypeError",
      `${origin(1)} has type LIST rather than object at file root`,
    );
  },
];

const hoconClasses: readonly NativeClass[] = [
  { name: "Hocon::ConfigFactory", classMethods: { parse_string: hoconText } },
  {
    name: "Hocon::Config",
    methods: {
      resolve: [0, 1, (self: RObject) => self],
      root: [0, 0, (self: RObject) => self],
      unwrapped: [0, 0, ({ data }: RObject) => data as RubyValue],
    } as unknown as NativeClass["methods"],
  },
  { name: "Hocon::ConfigError", superclass: "StandardError" },
  { name: "Hocon::ConfigError::ConfigParseError", superclass: "Hocon::ConfigError" },
  { name: "Hocon::ConfigError::ConfigBadPathError", superclass: "Hocon::ConfigError" },
  { name: "Hocon::ConfigError::ConfigWrongTypeError", superclass: "Hocon::ConfigError" },
  { name: "Hocon::ConfigError::UnresolvedSubstitutionError", superclass: "Hocon::ConfigError::ConfigParseError" },
];

const richData = (program: RubyProgram): NativeClass => ({
  name: "Puppet::Pops::Serialization::ToDataConverter",
  classMethods: {
    convert: [
      1,
      2,
      (_self, [value], { interpreter }) => settle(toData(program.toPuppet(value!, interpreter), interpreter)),
    ],
  },
});

/** A value as Puppet's rich data. */
function* toData(part: Part, interpreter: Interpreter): Deep<RubyValue> {
  const level = levelOf(part);
  if ("text" in level) {
    if (typeof part !== "object" || part === null) return interpreter.convert(part);
    return new RString(String(JSON.parse(level.text)));
  }
  if ("items" in level) {
    const items: RubyValue[] = [];
    for (const each of level.items) items.push(yield* resultOf(toData(each, interpreter)));
    return items;
  }
  const hash = new RHash();
  for (const [name, each] of level.members)
    hash.set(yield* resultOf(toData(name, interpreter)), yield* resultOf(toData(each, interpreter)), interpreter);
  return hash;
}
