import { createSource } from "@cairn/diagnostics";
import { levelOf, type Part } from "../emit/rich-data.js";
import {
  needText,
  raise,
  RHash,
  RObject,
  RString,
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
  (_self, [text], { interpreter }) => {
    const given = needText(text);
    interpreter.take(64 * given.length);
    const read = readText(createSource("text", given), format);
    return "problem" in read ? raise(error, read.problem) : interpreter.convert(read.value);
  },
];

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

const json: Methods<RClass>[string] = [
  1,
  2,
  (_self, [text], { interpreter }) =>
    text === null ? null : interpreter.send(new RClass("JSON"), "parse", [new RString(needText(text))]),
];

const dumping: Methods<RClass>[string] = [
  1,
  2,
  (_self, [value], { interpreter }) => interpreter.send(value!, "to_json", []),
];

const jsonClasses = (program: RubyProgram): readonly NativeClass[] => [
  { name: "JSON", isModule: true, classMethods: { load: json, pretty_generate: prettyJson(program) } },
  { name: "Puppet::Util::Json", isModule: true, classMethods: { load: json, dump: dumping } },
  { name: "Puppet::Util::Json::ParseError", superclass: "StandardError" },
  { name: "PSON", isModule: true, classMethods: { load: json, parse: json, dump: dumping, generate: dumping } },
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

const hoconText: Methods<RClass>[string] = [
  1,
  2,
  (_self, [text], { interpreter }) => {
    const source = createSource("text", needText(text));
    const read = readHocon(source);
    if ("problem" in read) return raise("Hocon::ConfigError::ConfigParseError", read.problem);
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
