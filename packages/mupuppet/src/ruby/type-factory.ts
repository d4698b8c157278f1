import { printType } from "@cairn/puppet-core/types";
import { readType } from "@cairn/puppet-core/functions/ruby";
import { inspect, isArray, isType } from "@cairn/puppet-core/values";
import {
  needText,
  RClass,
  RHash,
  RRegexp,
  type Interpreter,
  type Methods,
  type NativeClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import { PuppetObject } from "../ruby-values/puppet-object.js";
import { DeferredValue } from "../values/deferred.js";
import type { RubyProgram } from "./program.js";

/** Types without parameters, by the method that gives them. */
const plain: Readonly<Record<string, string>> = {
  any: "Any",
  array_of_any: "Array",
  array_of_data: "Array[Data]",
  binary: "Binary",
  collection: "Collection",
  data: "Data",
  default: "Default",
  float: "Float",
  hash_of_any: "Hash",
  hash_of_data: "Hash[String, Data]",
  integer: "Integer",
  numeric: "Numeric",
  rich_data: "RichData",
  scalar: "Scalar",
  scalar_data: "ScalarData",
  string: "String",
  undef: "Undef",
  uri: "URI",
};

/** Types with parameters, from the texts of the arguments, which may be missing. */
const made: Readonly<Record<string, (...args: string[]) => string>> = {
  array_of: (...args) => `Array[${args.join(", ")}]`,
  boolean: (value) => (value === undefined ? "Boolean" : `Boolean[${value}]`),
  enum: (...values) => `Enum[${values.join(", ")}]`,
  hash_of: (value, key = "Scalar", ...sizes) => `Hash[${[key, value, ...sizes].join(", ")}]`,
  not_undef: (type) => (type === undefined ? "NotUndef" : `NotUndef[${type}]`),
  optional: (type) => (type === undefined ? "Optional" : `Optional[${type}]`),
  pattern: (...patterns) => `Pattern[${patterns.join(", ")}]`,
  range: (...bounds) => `Integer[${bounds.map((each) => (each === "undef" ? "default" : each)).join(", ")}]`,
  sensitive: (type) => (type === undefined ? "Sensitive" : `Sensitive[${type}]`),
  struct: (members) => `Struct[${members}]`,
  tuple: (types = "[]") => `Tuple${types}`,
  type_type: (type) => (type === undefined ? "Type" : `Type[${type}]`),
  variant: (...types) => `Variant[${types.join(", ")}]`,
};

/** An argument in Puppet's notation. */
function textOfArgument(value: RubyValue, program: RubyProgram, interpreter: Interpreter): string {
  if (value instanceof PuppetObject && isType(value.value)) return printType(value.value);
  if (Array.isArray(value)) return `[${value.map((each) => textOfArgument(each, program, interpreter)).join(", ")}]`;
  if (value instanceof RHash) {
    const members = value.entries().map((pair) => pair.map((each) => textOfArgument(each, program, interpreter)));
    return `{${members.map((pair) => pair.join(" => ")).join(", ")}}`;
  }
  if (value instanceof RRegexp) return `/${value.source}/`;
  return inspect(program.toPuppet(value, interpreter));
}

const deferredName = "Puppet::Pops::Types::PObjectType";

/** `TypeFactory`, which makes types; and the type of calls on the agent, with what makes one. */
export function typeFactory(program: RubyProgram): readonly NativeClass[] {
  const typeOf = (text: string): RubyValue => new PuppetObject(readType(text, program.host.current));
  const methods: Methods<RClass> = {
    ...Object.fromEntries(
      Object.entries(plain).map(([name, text]): [string, Methods<RClass>[string]] => [
        name,
        [0, 0, () => typeOf(text)],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(made).map(([name, textOf]): [string, Methods<RClass>[string]] => [
        name,
        [
          0,
          -1,
          (_self, args, { interpreter }) =>
            typeOf(textOf(...args.map((each) => textOfArgument(each, program, interpreter)))),
        ],
      ]),
    ),
    deferred: [0, 0, () => new RClass(deferredName)],
    new: [0, -1, (self) => self],
  };
  const create: Methods<RClass>[string] = [
    1,
    2,
    (_self, [name, args], { interpreter }) => {
      const given = program.toPuppet(args ?? null, interpreter);
      return new PuppetObject(new DeferredValue(needText(name), isArray(given) ? given : undefined));
    },
  ];
  return [
    { name: "Puppet::Pops::Types::TypeFactory", isModule: true, classMethods: methods },
    { name: deferredName, classMethods: { create } },
  ];
}
