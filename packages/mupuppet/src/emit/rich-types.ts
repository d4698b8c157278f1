import {
  capitalize,
  initParameters,
  printType,
  type ObjectType,
  type PuppetType,
  type StructElement,
  type TimeType,
} from "@cairn/puppet-core/types";
import { HashValue, type Value } from "@cairn/puppet-core/values";
import { quote } from "./quote.js";
import type { Level, Members, Part } from "./rich-data.js";

type Member = readonly [name: string, part: Part];

/** A data type as Puppet writes it into catalogs: its constructor arguments. References are strings. */
export function richType(type: PuppetType): Level {
  if (type.name === "Class" || type.name === "Resource" || type.name === "TypeReference")
    return { text: quote(referenceText(type)) };
  const name = type.name === "Object" && type.parameters ? "ObjectTypeExten" : type.name;
  return { members: [["__ptype", `Pcore::${name}Type`], ...membersOf(type)] };
}

/** `File[/tmp]`, `Class[Apache::Vhost]`. */
export function referenceText(type: Extract<PuppetType, { name: "Class" | "Resource" | "TypeReference" }>): string {
  if (type.name === "TypeReference") return type.text;
  if (type.name === "Class") return type.className === undefined ? "Class" : `Class[${capitalize(type.className)}]`;
  return type.title === undefined ? printType(type) : `${capitalize(type.typeName ?? "resource")}[${type.title}]`;
}

function membersOf(type: PuppetType): Member[] {
  switch (type.name) {
    case "Integer":
    case "Float":
      return rangeMembers(type.from, type.to);
    case "Timestamp":
    case "Timespan":
      return timeMembers(type);
    case "String":
      return optional("size_type_or_value", type.value ?? type.size);
    case "Enum":
      return [["values", type.values], ...(type.ignoresCase ? [["case_insensitive", true] as const] : [])];
    case "Pattern":
      return [["patterns", { items: type.patterns.map(({ source }) => regexpType(source)) }]];
    case "Regexp":
      return optional("pattern", type.source);
    case "SemVer":
      return optional("ranges", type.ranges.length > 0 ? type.ranges : undefined);
    case "TypeAlias":
      return [
        ["name", type.alias],
        ["type_expr", null],
        ["resolved_type", type.resolved],
      ];
    default:
      return nestedMembers(type);
  }
}

function nestedMembers(type: PuppetType): Member[] {
  switch (type.name) {
    case "Optional":
    case "NotUndef":
    case "Type":
    case "Iterable":
    case "Iterator":
      return optional("type", unlessAny(type.type));
    case "Variant":
      return [["types", type.types]];
    case "Collection":
      return optional("size_type", type.size);
    case "Array":
      return [...optional("element_type", unlessAny(type.element)), ...optional("size_type", type.size)];
    case "Hash":
      return hashMembers(type.key, type.value, type.size);
    case "Tuple":
      return [["types", type.types], ...optional("size_type", type.size)];
    case "Struct":
      return [["elements", { items: type.elements.map(structElement) }]];
    case "Callable":
      return [
        ["param_types", type.parameters ?? null],
        ["block_type", type.block ?? null],
        ["return_type", type.returns ?? null],
      ];
    case "Init":
      return [...optional("type", type.type), ...optional("init_args", nonEmpty(type.parameters))];
    case "Object":
      return objectMembers(type);
    default:
      return [];
  }
}

function nonEmpty(values: readonly Value[]): readonly Value[] | undefined {
  return values.length === 0 ? undefined : values;
}

function objectMembers(type: ObjectType): Member[] {
  const { definition, parameters } = type;
  if (!parameters) return [["_pcore_init_hash", definition?.described ?? new HashValue()]];
  return [
    ["base_type", { kind: "type", name: "Object", definition }],
    ["init_parameters", initParameters(type)],
  ];
}

function hashMembers(key: PuppetType, value: PuppetType, size: PuppetType | undefined): Member[] {
  return [
    ...optional("key_type", unlessAny(key)),
    ...optional("value_type", unlessAny(value)),
    ...optional("size_type", size),
  ];
}

function unlessAny(type: PuppetType | undefined): PuppetType | undefined {
  return type?.name === "Any" ? undefined : type;
}

function optional(name: string, part: Part | undefined): Member[] {
  return part === undefined ? [] : [[name, part]];
}

/** An open lower bound must be written if the upper one is closed. */
function rangeMembers(from: Value | undefined, to: Value | undefined): Member[] {
  if (from === undefined && to === undefined) return [];
  return [["from", from ?? null], ...optional("to", to)];
}

function timeMembers({ name, from, to }: TimeType): Member[] {
  const kind = name === "Timestamp" ? "timestamp" : "timespan";
  const time = (nanoseconds: bigint | undefined) =>
    nanoseconds === undefined ? undefined : ({ kind, nanoseconds } as const);
  return rangeMembers(time(from), time(to));
}

function regexpType(source: string): Members {
  return {
    members: [
      ["__ptype", "Pcore::RegexpType"],
      ["pattern", source],
    ],
  };
}

function structElement({ key, optional: mayMiss, value }: StructElement): Members {
  const name: Members = {
    members: [
      ["__ptype", "Pcore::StringType"],
      ["size_type_or_value", key],
    ],
  };
  const keyType: Members = mayMiss
    ? {
        members: [
          ["__ptype", "Pcore::OptionalType"],
          ["type", name],
        ],
      }
    : name;
  return {
    members: [
      ["__ptype", "Pcore::StructElement"],
      ["key_type", keyType],
      ["value_type", value],
    ],
  };
}
