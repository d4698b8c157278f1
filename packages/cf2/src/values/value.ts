/**
 * Plain values: numbers with the digits as written, or computed exactly (`decimal`), strings, lists, booleans, UNDEF.
 */
import type { Block } from "../blocks/block.js";
import type { Cell } from "../blocks/cell.js";
import { MASK, SecretText } from "../secrets/secret-text.js";
import { parseDecimal, type Decimal } from "./decimal.js";

/** A number with its digits as written or computed. A literal is its own syntax tree node. */
export interface NumberValue {
  readonly kind: "number";
  readonly digits: string;
  /** Of a computed number. */
  readonly decimal?: Decimal;
}

export function numberOf(digits: string): NumberValue {
  return { kind: "number", digits };
}

export function isNumber(value: Value): value is NumberValue {
  return typeof value === "object" && value.kind === "number";
}

/** The exact value of a number. */
export function decimalOf({ digits, decimal }: NumberValue): Decimal {
  return decimal ?? parseDecimal(digits);
}

/** A list; its elements are evaluated on demand. */
export class ListValue {
  readonly kind = "list";
  readonly items: readonly Cell[];

  constructor(items: readonly Cell[]) {
    this.items = items;
  }
}

/** UNDEF: the value of `?`, of a conditional without `else`, or of `warn`. */
export const UNDEFINED = { kind: "undefined" } as const;

/** Replaces a value that a reported error hides, so that consequences of the error aren't reported. */
export const FAILED = { kind: "failed" } as const;

/** A string; one that contains part of a database's value is a `SecretText`, and never shown. */
export type Text = string | SecretText;
export type Scalar = boolean | Text | NumberValue;
export type Value = Scalar | ListValue | Block | typeof UNDEFINED | typeof FAILED;

export function isScalar(value: Value): value is Scalar {
  return typeof value !== "object" || value.kind === "number" || value.kind === "secret";
}

export function isText(value: Value): value is Text {
  return typeof value === "string" || value instanceof SecretText;
}

/** A string made of these values: secret if one of them is. */
export function textMadeOf(text: string, values: readonly Value[]): Text {
  return values.some((value) => value instanceof SecretText) ? new SecretText(text) : text;
}

/** The value's type as `typeof` returns it. */
export function typeName(value: Value): "undef" | "block" | "list" | "bool" | "number" | "literal" {
  if (typeof value === "boolean") return "bool";
  if (typeof value === "string") return "literal";
  if (value.kind === "secret") return "literal";
  if (value.kind === "undefined" || value.kind === "failed") return "undef";
  return value.kind;
}

const articles = {
  undef: "undefined",
  block: "a block",
  list: "a list",
  bool: "a boolean",
  number: "a number",
  literal: "a string",
} as const;

/** The value's type in messages: "a string". */
export function describeType(value: Value): string {
  return articles[typeName(value)];
}

const longestShown = 60;

/** The value in messages: in the language's notation, shortened if it is long. */
export function showValue(value: Value): string {
  if (typeof value === "string") return `\`${shorten(quoteText(value))}\``;
  if (typeof value === "boolean") return `\`${value}\``;
  if (value.kind === "number") return `\`${shorten(value.digits)}\``;
  if (value.kind === "secret") return MASK;
  if (value.kind === "undefined" || value.kind === "failed") return "`?`";
  return describeType(value);
}

/** A scalar as a string, for `++`, comparisons and the output. */
export function textOf(value: Scalar): string {
  if (value instanceof SecretText) return value.reveal();
  return typeof value === "object" ? value.digits : String(value);
}

/** A string as a quoted literal. */
export function quoteText(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&").replaceAll("\n", "\\n")}'`;
}

function shorten(text: string): string {
  return text.length <= longestShown ? text : `${text.slice(0, longestShown - 1)}…`;
}
