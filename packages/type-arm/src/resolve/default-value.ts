import { isInteger64, toNumber } from "@cairn/puppet-core/values";
import type { Source } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import type { Block, Lambda } from "@cairn/puppet-core";
import type { DataType, DataValue } from "../model/model.js";

/** A literal as a string (a number as written), and whether it was in quotes. */
interface Literal {
  readonly text: string;
  readonly value: DataValue;
}

/**
 * The literal value of a setting (rule LiteralValue, with an optional minus: interpretation R10); undefined if it isn't
 * one.
 */
export function literalOf(node: Expression | Block | Lambda, source: Source): Literal | undefined {
  const text = source.text.slice(node.start, node.end);
  switch (node.kind) {
    case "integer":
    case "float":
    case "boolean":
      return { text, value: node.value };
    case "string":
    case "name":
      return { text: node.value, value: node.value };
    case "default":
      return { text: "default", value: "default" };
    case "type-name":
      return node.name.includes("::") ? undefined : { text: node.name, value: node.name };
    case "unary":
      return node.operator === "-" ? negative(node.operand, text) : undefined;
    default:
      return undefined;
  }
}

function negative(operand: Expression, text: string): Literal | undefined {
  if (operand.kind !== "integer" && operand.kind !== "float") return undefined;
  return { text: text.replace(/^-\s+/, "-"), value: -operand.value };
}

/** A literal converted to the data type (interpretation R10); undefined if it doesn't convert. */
export function convertDefault({ text, value }: Literal, type: DataType): DataValue | undefined {
  switch (type.kind) {
    case "Integer":
      return toInteger(typeof value === "string" ? toNumber(text) : value);
    case "Float":
      return toFloat(typeof value === "string" ? toNumber(text) : value);
    case "String":
      return text;
    case "Boolean":
      return text === "true" || text === "false" ? text === "true" : undefined;
    case "enum":
      return type.names.includes(text) ? text : undefined;
  }
}

function toInteger(value: DataValue | undefined): bigint | undefined {
  return typeof value === "bigint" && isInteger64(value) ? value : undefined;
}

function toFloat(value: DataValue | undefined): number | undefined {
  if (typeof value !== "bigint" && typeof value !== "number") return undefined;
  const float = Number(value);
  return Number.isFinite(float) ? float : undefined;
}
