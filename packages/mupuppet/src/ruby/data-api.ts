import { createSource } from "@cairn/diagnostics";
import { levelOf, type Part } from "../emit/rich-data.js";
import {
  needText,
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
import { compact, layoutOf, printJson } from "../stdlib/data/json.js";
import { yamlApi } from "./yaml-api.js";
import { readHocon } from "@cairn/hocon";
import { DataConverter } from "@cairn/hiera";
import { resultOf, settle, type Deep } from "@cairn/evaluation";
import { raiseHoconProblem, raiseNoObject } from "./hocon-problems.js";
import { HashValue, type SymbolValue, type Value } from "@cairn/puppet-core/values";
import type { RubyProgram } from "./program.js";

/** Data formats. */
export function dataApi(program: RubyProgram): readonly NativeClass[] {
  return [...yamlApi, ...jsonClasses(program), ...hoconClasses, richData(program), hieraConfig];
}

/** A value whose hashes have strings for symbols as keys. */
function* withStrings(value: RubyValue, interpreter: Interpreter): Deep<RubyValue> {
  if (Array.isArray(value)) {
    const items: RubyValue[] = [];
    for (const each of value) items.push(yield* resultOf(withStrings(each, interpreter)));
    return items;
  }
  if (!(value instanceof RHash)) return value;
  const hash = new RHash();
  for (const [key, each] of value.entries()) {
    const name = key instanceof RSymbol ? new RString(key.name) : key;
    hash.set(name, yield* resultOf(withStrings(each, interpreter)), interpreter);
  }
  return hash;
}

const hieraConfig: NativeClass = {
  name: "Puppet::Pops::Lookup::HieraConfig",
  classMethods: {
    symkeys_to_string: [1, 1, (_self, [value], { interpreter }) => settle(withStrings(value!, interpreter))],
  },
};

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
  {
    name: "JSON",
    isModule: true,
    classMethods: { load: json(true), pretty_generate: prettyJson(program), generate: plainJson(program) },
  },
  { name: "Puppet::Util::Json", isModule: true, classMethods: { load: json(false), dump: dumping } },
  { name: "Puppet::Util::Json::ParseError", superclass: "StandardError" },
  {
    name: "PSON",
    isModule: true,
    classMethods: { load: json(false), parse: json(false), dump: dumping, generate: dumping },
  },
  { name: "PSON::ParserError", superclass: "StandardError" },
];

const plainJson = (program: RubyProgram): Methods<RClass>[string] => [
  1,
  2,
  (_self, [value, options], { interpreter }) => {
    if (!(options instanceof RHash)) return interpreter.send(value!, "to_json", []);
    const layout = layoutOf(optionsOf(options, program, interpreter), compact);
    return new RString(printJson(program.toPuppet(value!, interpreter), layout));
  },
];

const prettyJson = (program: RubyProgram): Methods<RClass>[string] => [
  1,
  2,
  (_self, [value, options], { interpreter }) => {
    const layout = layoutOf(optionsOf(options, program, interpreter));
    return new RString(printJson(program.toPuppet(value!, interpreter), layout));
  },
];

const hoconText: Methods<RClass>[string] = [
  1,
  2,
  (_self, [text], { interpreter }) => {
    const given = needText(text);
    // A list is a whole document too, but no configuration.
    const isList = /^\s*\[/.test(given);
    const source = createSource("text", isList ? `list=${given}` : given);
    const read = readHocon(source);
    if ("problem" in read) return raiseHoconProblem(read.problem, source, read.span.start);
    if (isList) return raiseNoObject();
    const made = new RObject(interpreter.world.body("Hocon::Config"));
    made.data = interpreter.convert(new DataConverter(source, read.log, false).convert(read.value).value);
    return made;
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

/** Options are named by symbols. */
function optionsOf(options: RubyValue | undefined, program: RubyProgram, interpreter: Interpreter): Value {
  if (!(options instanceof RHash)) return null;
  return new HashValue(
    options
      .entries()
      .flatMap(([key, value]) => (key instanceof RSymbol ? [[key.name, program.toPuppet(value, interpreter)]] : [])),
  );
}

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

function isSymbol(part: Part): part is SymbolValue {
  return typeof part === "object" && part !== null && "kind" in part && part.kind === "symbol";
}

/** Only catalogs have symbols as strings. */
function symbolLevel({ text }: SymbolValue): ReturnType<typeof levelOf> {
  return { members: Object.entries({ __ptype: "Symbol", __pvalue: text }) };
}

/** A value as Puppet's rich data. */
function* toData(part: Part, interpreter: Interpreter): Deep<RubyValue> {
  const level = isSymbol(part) ? symbolLevel(part) : levelOf(part);
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
