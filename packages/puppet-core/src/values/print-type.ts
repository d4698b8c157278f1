import { pushAll } from "@cairn/diagnostics";
import { Pieces } from "@cairn/evaluation";
import { printFloat } from "./numbers.js";
import { printRegexp, quote } from "./quote.js";
import { printTime } from "./print-time.js";
import type * as Types from "../types/type.js";
import { printObjectDefinition, printObjectParameters } from "./print-object-type.js";
import type { Value } from "./value.js";

type PuppetType = Types.PuppetType;
type Part = string | PuppetType | { readonly leave: string };

/**
 * `plain`: as it is written; `expanded`: with aliases expanded; `identity`: with everything that distinguishes types.
 */
type Style = "plain" | "expanded" | "identity";

/** Prints the values that are parameters of types, whose parts may again be types. */
type Inspect = (value: Value) => string;

/** The text of a type in a style. */
export function typeText(type: PuppetType, style: Style, inspect: Inspect): string {
  const pieces = new Pieces();
  const waiting: Part[] = [type];
  const aliases = new AliasesOnTheWay();
  while (waiting.length > 0) {
    const part = waiting.pop()!;
    pieces.step();
    if (typeof part === "string") pieces.add(part);
    else if ("leave" in part) aliases.leave(part.leave);
    else
      pushReversed(waiting, part.name === "TypeAlias" ? aliasParts(part, style, aliases) : parts(part, style, inspect));
  }
  return pieces.join();
}

function pushReversed(waiting: Part[], parts: readonly Part[]): void {
  for (let index = parts.length - 1; index >= 0; index--) waiting.push(parts[index]!);
}

/** The recursive aliases that are being expanded. While one is repeated, no other is expanded. */
class AliasesOnTheWay {
  readonly #names = new Set<string>();
  #met = false;

  enter(name: string): boolean {
    if (this.#met) return false;
    this.#met = this.#names.has(name);
    this.#names.add(name);
    return !this.#met;
  }

  leave(name: string): void {
    this.#names.delete(name);
    this.#met = false;
  }
}

function aliasParts(type: Types.AliasType, style: Style, aliases: AliasesOnTheWay): Part[] {
  if (style !== "expanded" || type.builtIn) return [type.alias];
  if (!type.recursive) return [`${type.alias} = `, type.resolved];
  if (!aliases.enter(type.alias)) return [type.alias];
  return [`${type.alias} = `, type.resolved, { leave: type.alias }];
}

function parts(type: Exclude<PuppetType, Types.AliasType>, style: Style, inspect: Inspect): Part[] {
  switch (type.name) {
    case "Integer":
      return bracket("Integer", rangeParts(type));
    case "Float":
      return bracket("Float", floatParts(type));
    case "String":
      return stringParts(type, style);
    case "Boolean":
      return bracket("Boolean", type.value === undefined ? [] : [String(type.value)]);
    case "Enum":
      return bracket("Enum", [...type.values.map(quote), ...(type.ignoresCase ? ["true"] : [])]);
    case "Pattern":
      return bracket(
        "Pattern",
        type.patterns.map((pattern) => printRegexp(pattern.source)),
      );
    case "Regexp":
      return bracket("Regexp", type.source === undefined ? [] : [printRegexp(type.source)]);
    case "Class":
      return bracket("Class", type.className === undefined ? [] : [type.className]);
    case "Resource":
      return resourceParts(type);
    case "Object":
      return objectParts(type, style, inspect);
    case "TypeReference":
      return bracket("TypeReference", [quote(type.text)]);
    case "SemVer":
      return bracket(
        "SemVer",
        type.ranges.map(({ text }) => `'${text}'`),
      );
    case "Timestamp":
    case "Timespan":
      return bracket(type.name, timeParts(type));
    default:
      return nestedParts(type, style, inspect);
  }
}

type Nested = Exclude<
  PuppetType,
  | Types.IntegerType
  | Types.FloatType
  | Types.StringType
  | Types.BooleanType
  | Types.EnumType
  | Types.PatternType
  | Types.RegexpType
  | Types.ClassType
  | Types.ResourceType
  | Types.ObjectType
  | Types.ReferenceType
  | Types.SemVerType
  | Types.TimeType
  | Types.AliasType
>;

function nestedParts(type: Nested, style: Style, inspect: Inspect): Part[] {
  switch (type.name) {
    case "Optional":
    case "NotUndef":
    case "Type":
    case "Iterable":
    case "Iterator":
    case "Sensitive":
      return containingParts(type, style);
    case "Variant":
      return bracket("Variant", type.types);
    case "Collection":
      return bracket("Collection", rangeParts(type.size));
    case "Array":
      return sizedParts("Array", [type.element], type.size);
    case "Hash":
      return sizedParts("Hash", [type.key, type.value], type.size);
    case "Tuple":
      return bracket("Tuple", type.types.length === 0 ? [] : [...type.types, ...rangeParts(type.size)]);
    case "Struct":
      return structParts(type, style);
    case "Callable":
      return callableParts(type);
    case "Init":
      return bracket("Init", type.type ? [type.type, ...type.parameters.map(inspect)] : []);
    case "URI":
      return bracket("URI", type.parts ? [inspect(type.parts)] : []);
    case "Runtime":
      return runtimeParts(type);
    default:
      return [type.name];
  }
}

/** The definition is shown unless the type is only a part of what is printed. */
function objectParts(type: Types.ObjectType, style: Style, inspect: Inspect): Part[] {
  const { definition, parameters } = type;
  const name = definition?.name ?? "Object";
  const printers = { inspect, plainType: (inner: PuppetType) => typeText(inner, "plain", inspect) };
  if (parameters) return bracket(name, printObjectParameters(type, printers));
  if (style === "plain") return [name];
  if (!definition) return [style === "expanded" ? "Object[{}]" : name];
  return [definition.members ? printObjectDefinition(definition, printers) : name];
}

function runtimeParts({ runtime, typeName }: Types.RuntimeType): Part[] {
  if (runtime === undefined) return ["Runtime"];
  return bracket("Runtime", [runtime, ...(typeName === undefined ? [] : [quote(typeName)])]);
}

function bracket(name: string, parts: readonly Part[]): Part[] {
  if (parts.length === 0) return [name];
  return [`${name}[`, ...parts.flatMap((part, index) => (index > 0 ? [", ", part] : [part])), "]"];
}

function rangeParts(range: Types.IntegerType | undefined): string[] {
  if (!range || (range.from === undefined && range.to === undefined)) return [];
  return [
    range.from === undefined ? "default" : String(range.from),
    ...(range.to === undefined ? [] : [String(range.to)]),
  ];
}

function floatParts({ from, to }: Types.FloatType): string[] {
  if (from === undefined && to === undefined) return [];
  return [from === undefined ? "default" : printFloat(from), ...(to === undefined ? [] : [printFloat(to)])];
}

function timeParts({ name, from, to }: Types.TimeType): string[] {
  if (from === undefined && to === undefined) return [];
  const kind = name === "Timestamp" ? "timestamp" : "timespan";
  const time = (nanoseconds: bigint) => `'${printTime({ kind, nanoseconds })}'`;
  return [from === undefined ? "default" : time(from), ...(to === undefined || to === from ? [] : [time(to)])];
}

function stringParts(type: Types.StringType, style: Style): Part[] {
  const value = style === "identity" && type.value !== undefined ? [quote(type.value)] : [];
  return bracket("String", [...rangeParts(type.size), ...value]);
}

function containingParts(type: Types.ContainingType, style: Style): Part[] {
  const inside = type.type;
  if (!inside || (inside.name === "Any" && (type.name === "Sensitive" || type.name === "NotUndef"))) return [type.name];
  const isExact = inside.name === "String" && inside.value !== undefined && style !== "identity";
  const bare = type.name === "Optional" || type.name === "NotUndef";
  return bracket(type.name, [isExact && bare ? quote(inside.value) : inside]);
}

function sizedParts(name: "Array" | "Hash", types: readonly PuppetType[], size: Types.IntegerType | undefined): Part[] {
  if (size?.from === 0n && size.to === 0n) return [`${name}[0, 0]`];
  if (!size && types.every((type) => type.name === "Any")) return [name];
  return bracket(name, [...types, ...rangeParts(size)]);
}

function structParts(type: Types.StructType, style: Style): Part[] {
  if (type.elements.length === 0) return ["Struct"];
  const entries = type.elements.map((element): Part[] => [structKey(element, style), " => ", element.value]);
  return ["Struct[{", ...entries.flatMap((entry, index) => (index > 0 ? [", ", ...entry] : entry)), "}]"];
}

function structKey({ key, optional, value }: Types.StructElement, style: Style): string {
  const mayBeUndef = acceptsUndef(value);
  if (style === "identity") return `${optional ? "?" : ""}${quote(key)}`;
  if (optional) return mayBeUndef ? quote(key) : `Optional[${quote(key)}]`;
  return mayBeUndef ? `NotUndef[${quote(key)}]` : quote(key);
}

/** Whether undef is a value of the type: decides how the key of a Struct is written, and the meaning of a NotUndef. */
export function acceptsUndef(type: PuppetType): boolean {
  const waiting: PuppetType[] = [type];
  const seen = new Set<PuppetType>();
  while (waiting.length > 0) {
    const next = waiting.pop()!;
    if (seen.has(next)) continue;
    seen.add(next);
    if (["Any", "Undef", "Optional", "Unit"].includes(next.name)) return true;
    if (next.name === "Variant") pushAll(waiting, next.types);
    if (next.name === "TypeAlias") waiting.push(next.resolved);
  }
  return false;
}

function resourceParts({ typeName, title }: Types.ResourceType): Part[] {
  if (typeName === undefined) return ["Resource"];
  return bracket(capitalize(typeName), title === undefined ? [] : [quote(title)]);
}

/** Memoised capitalised names: the same few are used again and again. */
const capitalized = new Map<string, string>();

/** The capitalised name of a resource type or class: `apache::vhost` is `Apache::Vhost`. */
export function capitalize(name: string): string {
  const first = name.charCodeAt(0);
  if (first >= 65 && first <= 90) return name;
  const known = capitalized.get(name);
  if (known !== undefined) return known;
  const segments = name.split("::");
  const text = segments.map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1).toLowerCase()).join("::");
  if (capitalized.size >= 1000) capitalized.clear();
  capitalized.set(name, text);
  return text;
}

function callableParts(type: Types.CallableType): Part[] {
  const parameters = type.parameters && parameterParts(type, type.parameters);
  if (!type.returns) return parameters ? bracket("Callable", parameters) : ["Callable"];
  const joined = (parameters ?? []).flatMap((part, index) => (index > 0 ? [", ", part] : [part]));
  return ["Callable[[", ...joined, "], ", type.returns, "]"];
}

function parameterParts(type: Types.CallableType, { types, size }: Types.TupleType): Part[] {
  const shown = types.filter((each) => each.name !== "Unit");
  return [...shown, ...(types.length === 0 ? ["0", "0"] : rangeParts(size)), ...(type.block ? [type.block] : [])];
}
