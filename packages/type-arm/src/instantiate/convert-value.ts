import { labelOf, withArticle } from "@cairn/puppet-core/evaluate";
import { inspect, isHash, isInteger64, type Value } from "@cairn/puppet-core/values";
import { isKindOf, typeText, type ModelFeature, type ValueType } from "../model/index.js";
import { isInstance } from "./instance.js";

/**
 * The value as the type stores it; undefined if it isn't of the type. Only an Integer is converted, to a Float
 * (interpretation R23).
 */
export function convertValue(type: ValueType, value: Value): Value | undefined {
  switch (type.kind) {
    case "String":
      return typeof value === "string" ? value : undefined;
    case "Boolean":
      return typeof value === "boolean" ? value : undefined;
    case "Integer":
      return typeof value === "bigint" && isInteger64(value) ? value : undefined;
    case "Float":
      return typeof value === "bigint" ? Number(value) : typeof value === "number" ? value : undefined;
    case "enum":
      return typeof value === "string" && type.names.includes(value) ? value : undefined;
    default:
      return isInstance(value) && isKindOf(value.type, type.target) ? value : undefined;
  }
}

/** Why a value isn't of its feature's type. */
export function describeWrongType({ name, type, isMany }: ModelFeature, value: Value, from = ""): string {
  const wanted = type.kind === "enum" ? `one of ${namesOf(type.names)}` : withArticle(typeText(type));
  const subject = isMany ? `each value of \`${name}\`` : `\`${name}\``;
  return `${subject} must be ${wanted}, and ${from}${describe(value)} is not`;
}

function namesOf(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length === 1 ? quoted[0]! : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)!}`;
}

/** A value for a message: with its kind, and abbreviated. */
export function describe(value: Value): string {
  if (value === null) return "undef";
  if (isInstance(value)) return `this ${value.type.name}`;
  const text = inspect(value);
  return `the ${labelOf(value)} \`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
}

/** What to write instead. */
export function helpForType({ type }: ModelFeature, value: Value): string | undefined {
  if (type.kind === "Integer" && typeof value === "string" && /^-?\d+$/.test(value)) {
    return `write \`${value}\` without quotes, or convert it in the feature's \`set\``;
  }
  if (type.kind === "String" && (typeof value === "bigint" || typeof value === "number")) {
    return `put it in quotes: \`'${inspect(value)}'\``;
  }
  if (type.kind === "reference" && isHash(value))
    return `make the object of the values: \`${type.target.name}.new({ … })\``;
  if (type.kind === "Boolean" && (value === "true" || value === "false")) return `write \`${value}\` without quotes`;
  return undefined;
}
