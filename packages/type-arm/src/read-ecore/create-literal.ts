import type { Expression, StringLiteral } from "@cairn/puppet-core";
import { unescapeUnwritable } from "../emit/ecore/separate/escaped.js";
import type { Item } from "../emit/ecore/separate/shown.js";
import type { ReadObject } from "./read-object.js";

/** The literal that an object represents; undefined if it isn't one. */
export function createLiteral(object: ReadObject): Item | undefined {
  const place = { start: object.start, end: object.end };
  switch (object.className) {
    case "LiteralBoolean":
      return { kind: "boolean", value: object.value("value") === "true", ...place };
    case "LiteralDefault":
      return { kind: "default", ...place };
    case "LiteralFloat":
      return { kind: "float", value: Number(object.value("value")), ...place };
    case "LiteralInteger":
      return { kind: "integer", value: integerOf(object), radix: radixOf(object), ...place };
    case "LiteralRegularExpression":
      return { kind: "regex", pattern: object.value("pattern"), ...place };
    case "LiteralString":
      return createString(object);
    case "LiteralUndef":
      return { kind: "undef", ...place };
    case "QualifiedName":
      return { kind: "name", value: object.value("value"), ...place };
    case "QualifiedReference":
      return { kind: "type-name", name: object.value("cased_value"), ...place };
    case "VariableExpression":
      return { kind: "variable", name: variableName(object), ...place };
    case "ConcatenatedString":
      return { kind: "interpolation", parts: segmentsOf(object), ...place };
    default:
      return undefined;
  }
}

function integerOf(object: ReadObject): bigint {
  const digits = object.value("value");
  if (/^[0-9]+$/.test(digits)) return BigInt(digits);
  object.problem(`\`${digits}\` isn't an integer`);
  return 0n;
}

function radixOf(object: ReadObject): 8 | 10 | 16 {
  const radix = Number(object.value("radix", "10"));
  return radix === 8 || radix === 16 ? radix : 10;
}

function createString(object: ReadObject): StringLiteral {
  const value = object.value("value");
  const isEscaped = object.value("escaped", "false") === "true";
  return { kind: "string", value: isEscaped ? unescapeUnwritable(value) : value, start: object.start, end: object.end };
}

function variableName(object: ReadObject): string {
  const name = object.one("expr");
  if (name.kind === "name") return name.value;
  object.problem("the name of a variable is a `QualifiedName`");
  return "_";
}

function segmentsOf(object: ReadObject): Expression[] {
  return object
    .items("segments")
    .map((item) => (item.kind === "text" ? item.expression : (object.asNode(item) as Expression)));
}
