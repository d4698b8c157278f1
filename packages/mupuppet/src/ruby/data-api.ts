import { createSource } from "@cairn/diagnostics";
import { levelOf, type Part } from "../emit/rich-data.js";
import { needText, raise, RHash, RString, type Interpreter, type Methods, type NativeClass, type RClass, type RubyValue } from "@cairn/ruby-subset";
import { readText } from "../stdlib/data/read.js";
import { readHocon } from "../hiera/hocon/read-hocon.js";
import { DataConverter } from "../hiera/data/data-value.js";
import { settle, type Deep } from "@cairn/puppet-core/values";
import type { RubyProgram } from "./program.js";

/** Data formats. */
export function dataApi(program: RubyProgram): readonly NativeClass[] {
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
  const json = loading("json", "JSON::ParserError");
  return [
    {
      name: "YAML",
      isModule: true,
      classMethods: { load: yaml, safe_load: yaml, unsafe_load: yaml },
    },
    { name: "Psych", isModule: true, classMethods: { load: yaml, safe_load: yaml, unsafe_load: yaml } },
    { name: "Puppet::Util::Json", isModule: true, classMethods: { load: json, dump: dumping } },
    { name: "Puppet::Util::Json::ParseError", superclass: "StandardError" },
    { name: "PSON", isModule: true, classMethods: { load: json, parse: json, dump: dumping, generate: dumping } },
    { name: "PSON::ParserError", superclass: "StandardError" },
    {
      name: "Hocon::ConfigFactory",
      classMethods: {
        parse_string: [
          1,
          2,
          (_self, [text], { interpreter }) => {
            const source = createSource("text", needText(text));
            const read = readHocon(source);
            if ("problem" in read) return raise("Hocon::ConfigError", read.problem);
            return interpreter.convert(new DataConverter(source, read.log, false).convert(read.value).value);
          },
        ],
      },
    },
    { name: "Hocon::ConfigError", superclass: "StandardError" },
    {
      name: "Puppet::Pops::Serialization::ToDataConverter",
      classMethods: {
        convert: [
          1,
          2,
          (_self, [value], { interpreter }) => settle(toData(program.toPuppet(value!, interpreter), interpreter)),
        ],
      },
    },
  ];
}

const dumping: Methods<RClass>[string] = [1, 2, (_self, [value], { interpreter }) => interpreter.send(value!, "to_json", [])];

/** A value as Puppet's rich data has it. */
function* toData(part: Part, interpreter: Interpreter): Deep<RubyValue> {
  const level = levelOf(part);
  if ("text" in level) {
    if (typeof part !== "object" || part === null) return interpreter.convert(part as never);
    return new RString(String(JSON.parse(level.text)));
  }
  if ("items" in level) {
    const items: RubyValue[] = [];
    for (const each of level.items) items.push((yield toData(each, interpreter)) as RubyValue);
    return items;
  }
  const hash = new RHash();
  for (const [name, each] of level.members) hash.set((yield toData(name, interpreter)) as RubyValue, (yield toData(each, interpreter)) as RubyValue, interpreter);
  return hash;
}
