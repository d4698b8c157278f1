import type { PuppetType } from "../types/type.js";
import { Pieces } from "@cairn/evaluation";
import { printFloat } from "./numbers.js";
import { printRegexp, quote } from "./quote.js";
import { printTime } from "./print-time.js";
import { typeText } from "./print-type.js";
import { printRange } from "./version-range.js";
import { isArray, type KindValue, type Value } from "./value.js";

/** A piece of the output: finished, or a value still to be printed. */
type Piece = { readonly text: string } | { readonly value: Value; readonly style: Style };

/** How strings and undef are written. */
type Style = "interpolate" | "nested" | "inspect";

/** A value in a string (`"${value}"`): undef is empty, strings are bare, sensitive values are redacted. */
export function toText(value: Value): string {
  if (typeof value !== "object" || value === null) return printLeaf(value, "interpolate");
  return print(value, "interpolate");
}

/** A value as Puppet's messages show it: as it would be written in a manifest. */
export function inspect(value: Value): string {
  return print(value, "inspect");
}

/** A type as Puppet prints it. A top-level alias or Object type is shown with its definition. */
export function printType(type: PuppetType): string {
  return typeText(type, type.name === "TypeAlias" || type.name === "Object" ? "expanded" : "plain", inspect);
}

/** A type as it is printed inside others: aliases and Object types by their names. */
export function printPlainType(type: PuppetType): string {
  return typeText(type, "plain", inspect);
}

/** A type with all aliases in it expanded. */
export function printExpanded(type: PuppetType): string {
  return typeText(type, "expanded", inspect);
}

/** The same text for the same types only. */
export function typeIdentity(type: PuppetType): string {
  return typeText(type, "identity", inspect);
}

function print(value: Value, style: Style): string {
  const pieces = new Pieces();
  const waiting: Piece[] = [{ value, style }];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    if ("text" in piece) pieces.add(piece.text);
    else printPiece(piece.value, piece.style, pieces, waiting);
  }
  return pieces.join();
}

function printPiece(value: Value, style: Style, pieces: Pieces, waiting: Piece[]): void {
  pieces.step();
  if (typeof value !== "object" || value === null) pieces.add(printLeaf(value, style));
  else if (isArray(value)) openArray(value, style, waiting);
  else if (style === "inspect" && hasElements(value)) openArray([...value.elements()], style, waiting);
  else if (value.kind === "hash") openHash([...value.entries()], style, waiting);
  else if (value.kind === "object" && value.contents) {
    const name = value.objectType.definition?.name ?? "Object";
    waiting.push({ text: ")" }, { value: value.contents, style: "inspect" }, { text: `${name}(` });
  } else pieces.add(printObject(value, style));
}

function printLeaf(value: null | boolean | bigint | number | string, style: Style): string {
  if (value === null) return style === "inspect" ? "undef" : "";
  if (typeof value === "string") return style === "inspect" ? quote(value) : value;
  return typeof value === "number" ? printFloat(value) : String(value);
}

/** Only a string by itself differs from one in an array or hash. */
function insideOf(style: Style): Style {
  return style === "interpolate" ? "nested" : style;
}

function openArray(array: readonly Value[], outer: Style, waiting: Piece[]): void {
  const style = insideOf(outer);
  waiting.push({ text: "]" });
  for (let index = array.length - 1; index >= 0; index--) {
    waiting.push({ value: array[index]!, style }, { text: index > 0 ? ", " : "[" });
  }
  if (array.length === 0) waiting.push({ text: "[" });
}

function openHash(entries: (readonly [Value, Value])[], outer: Style, waiting: Piece[]): void {
  const style = insideOf(outer);
  waiting.push({ text: "}" });
  for (let index = entries.length - 1; index >= 0; index--) {
    const [key, value] = entries[index]!;
    waiting.push({ value, style }, { text: " => " }, { value: key, style }, { text: index > 0 ? ", " : "{" });
  }
  if (entries.length === 0) waiting.push({ text: "{" });
}

/** The iterators of functions can enumerate their elements. */
function hasElements(value: KindValue): value is KindValue & { elements(): Iterable<Value> } {
  return value.kind === "iterator" && "elements" in value;
}

function printObject(value: Exclude<KindValue, { kind: "hash" }>, style: Style): string {
  switch (value.kind) {
    case "default":
      return "default";
    case "regexp":
      return printRegexp(value.source);
    case "type":
      return printType(value);
    case "sensitive":
      return style === "inspect" ? "#<Sensitive [value redacted]>" : "Sensitive [value redacted]";
    case "timestamp":
    case "timespan":
      return style === "inspect" ? `'${printTime(value)}'` : printTime(value);
    case "version":
      return value.text;
    case "versionRange":
      return style === "inspect" ? printRange(value) : value.text;
    case "uri":
      return style === "inspect" ? `URI('${value.text}')` : value.text;
    case "symbol":
      return style === "inspect" ? quote(value.text) : value.text;
    case "binary":
      return style === "inspect" ? `Binary("${value.base64}")` : value.base64;
    case "object":
      return value.text;
    case "callable":
      return printType(value.type);
    case "iterator":
      return `Iterator[${printType(value.generalType)}]-Value`;
  }
}
