import { isKindOf, type Feature, type ValueType } from "./model.js";
import { PuppetObject, stateOf } from "./objects.js";
import { describe, withArticle } from "./text.js";
import { isInteger64, type Value } from "./values.js";

/** The value as the type stores it; undefined if it isn't of the type. Only an Integer becomes a Float. */
export function convert(type: ValueType, value: Value): Value | undefined {
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
    case "reference":
      return value instanceof PuppetObject && isKindOf(stateOf(value).type, type.target()) ? value : undefined;
  }
}

/** Why a value isn't of its feature's type. */
export function describeWrongType({ isMany, name, type }: Feature, value: Value, from = ""): string {
  const wanted = type.kind === "enum" ? `one of ${listed(type.names)}` : withArticle(typeName(type));
  const subject = isMany ? `each value of \`${name}\`` : `\`${name}\``;
  return `${subject} must be ${wanted}, and ${from}${describe(value)} is not`;
}

function typeName(type: ValueType): string {
  return type.kind === "reference" ? type.target().name : type.kind;
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length === 1 ? quoted[0]! : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)!}`;
}
