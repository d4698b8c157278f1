import { defineFunction, rubyText, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { optional, required } from "@cairn/puppet-core/functions/ruby";
import {
  any,
  anyArray,
  anyBoolean,
  anyHash,
  anyString,
  containing,
  integerType,
  structType,
  variantType,
} from "@cairn/puppet-core/types";
import { Pieces } from "@cairn/evaluation";
import { HashValue, isArray, isHash, printFloat, type Value } from "@cairn/puppet-core/values";
import { failEvaluation } from "../old-function.js";

/** The separators of the parts of an array or object. */
export interface JsonLayout {
  readonly indent: string;
  readonly space: string;
  readonly spaceBefore: string;
  readonly objectEnd: string;
  readonly arrayEnd: string;
  /** The maximum number of levels; 0 for any number. */
  readonly deepest: number;
}

const compact: JsonLayout = { indent: "", space: "", spaceBefore: "", objectEnd: "", arrayEnd: "", deepest: 0 };
const pretty: JsonLayout = {
  ...{ indent: "  ", space: " ", spaceBefore: "", objectEnd: "\n", arrayEnd: "\n", deepest: 100 },
};

type Piece = { readonly text: string } | { readonly value: Value; readonly depth: number };

/** A value as Ruby's JSON library writes it: types that JSON lacks are written as strings. */
export function printJson(value: Value, layout: JsonLayout = compact): string {
  const pieces = new Pieces();
  const waiting: Piece[] = [{ value, depth: 0 }];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    pieces.step();
    if ("text" in piece) pieces.add(piece.text);
    else if (isArray(piece.value) || isHash(piece.value)) open(piece.value, piece.depth + 1, layout, waiting);
    else pieces.add(printScalar(piece.value));
  }
  return pieces.join();
}

function open(container: readonly Value[] | HashValue, depth: number, layout: JsonLayout, waiting: Piece[]): void {
  const isList = isArray(container);
  const [begin, end, lineEnd] = isList ? ["[", "]", layout.arrayEnd] : ["{", "}", layout.objectEnd];
  if (layout.deepest > 0 && depth > layout.deepest) failEvaluation(`nesting of ${depth} is too deep`);
  const parts = isList ? container.map((value) => ["", value] as const) : [...container.entries()];
  if (parts.length === 0) return void waiting.push({ text: emptyText(isList, depth, layout) });
  const margin = layout.indent.repeat(depth);
  waiting.push({ text: lineEnd + (lineEnd === "" ? "" : layout.indent.repeat(depth - 1)) + end });
  for (let index = parts.length - 1; index >= 0; index--) {
    const [key, value] = parts[index]!;
    const name = isList ? "" : `${quoteJson(rubyText(key))}${layout.spaceBefore}:${layout.space}`;
    const before = `${index === 0 ? begin : ","}${lineEnd}${lineEnd === "" ? "" : margin}`;
    waiting.push({ value, depth }, { text: before + name });
  }
}

/** With line breaks, an empty container has them too, and an array even an empty line. */
function emptyText(isList: boolean, depth: number, { arrayEnd, indent, objectEnd }: JsonLayout): string {
  const margin = indent.repeat(depth - 1);
  if (isList) return arrayEnd === "" ? "[]" : `[${arrayEnd}${arrayEnd}${margin}]`;
  return objectEnd === "" ? "{}" : `{${objectEnd}${margin}}`;
}

function printScalar(value: Value): string {
  if (value === null) return "null";
  if (typeof value === "boolean" || typeof value === "bigint") return String(value);
  if (typeof value !== "number") return quoteJson(rubyText(value));
  const text = printFloat(value);
  return Number.isFinite(value) ? text : failEvaluation(`${text} not allowed in JSON`);
}

function quoteJson(text: string): string {
  return JSON.stringify(text);
}

const toJson = defineFunction("to_json", {
  parameters: [required("data", any)],
  run: (_, data = null) => printJson(data),
});

const text = containing("Optional", anyString);
const options = structType([
  { key: "indent", optional: true, value: text },
  { key: "space", optional: true, value: text },
  { key: "space_before", optional: true, value: text },
  { key: "object_nl", optional: true, value: text },
  { key: "array_nl", optional: true, value: text },
  { key: "allow_nan", optional: true, value: containing("Optional", anyBoolean) },
  { key: "max_nesting", optional: true, value: containing("Optional", integerType(-1n)) },
]);

const toJsonPretty = defineFunction("to_json_pretty", {
  parameters: [
    required("data", variantType([anyHash, anyArray])),
    optional("skip_undef", containing("Optional", anyBoolean)),
    optional("opts", options),
  ],
  run(_, data = null, skips = false, given = null) {
    return `${printJson(skips === true ? withoutUndef(data) : data, layoutOf(given))}\n`;
  },
});

function withoutUndef(data: Value): Value {
  if (isArray(data)) return data.filter((each) => each !== null);
  return isHash(data) ? new HashValue([...data.entries()].filter(([, value]) => value !== null)) : data;
}

export function layoutOf(given: Value): JsonLayout {
  if (!isHash(given)) return pretty;
  const word = (key: string, usual: string) => (given.get(key) as string | null | undefined) ?? usual;
  const nesting = given.get("max_nesting");
  return {
    indent: word("indent", pretty.indent),
    space: word("space", pretty.space),
    spaceBefore: word("space_before", pretty.spaceBefore),
    objectEnd: word("object_nl", pretty.objectEnd),
    arrayEnd: word("array_nl", pretty.arrayEnd),
    deepest: typeof nesting === "bigint" ? Math.max(Number(nesting), 0) : pretty.deepest,
  };
}

/** Functions that write JSON. */
export const jsonWriters: readonly PuppetFunction[] = [toJson, toJsonPretty];
