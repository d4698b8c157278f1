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
  /** What is before each member and before the end; without it only the indentation of members. */
  readonly objectEnd: string | undefined;
  readonly arrayEnd: string | undefined;
  /** The maximum number of levels; 0 for any number. */
  readonly deepest: number;
}

/** Everything in one line. */
export const compact: JsonLayout = {
  indent: "",
  space: "",
  spaceBefore: "",
  objectEnd: undefined,
  arrayEnd: undefined,
  deepest: 0,
};
const pretty: JsonLayout = {
  indent: "  ",
  space: " ",
  spaceBefore: "",
  objectEnd: "\n",
  arrayEnd: "\n",
  deepest: 100,
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
  const last = lineEnd === undefined ? end : lineEnd + layout.indent.repeat(depth - 1) + end;
  // An empty array has both its line breaks.
  if (parts.length === 0) return void waiting.push({ text: `${begin}${isList ? (lineEnd ?? "") : ""}${last}` });
  const margin = (lineEnd ?? "") + layout.indent.repeat(depth);
  waiting.push({ text: last });
  for (let index = parts.length - 1; index >= 0; index--) {
    const [key, value] = parts[index]!;
    const name = isList ? "" : `${quoteJson(rubyText(key))}${layout.spaceBefore}:${layout.space}`;
    const before = `${index === 0 ? begin : ","}${margin}`;
    waiting.push({ value, depth }, { text: before + name });
  }
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

/** The layout that options of Ruby's library ask for, which otherwise is `usual`. */
export function layoutOf(given: Value, usual = pretty): JsonLayout {
  if (!isHash(given)) return usual;
  const word = <Usual>(key: string, otherwise: Usual): Usual => (given.get(key) ?? otherwise) as Usual;
  const nesting = given.get("max_nesting");
  return {
    indent: word("indent", usual.indent),
    space: word("space", usual.space),
    spaceBefore: word("space_before", usual.spaceBefore),
    objectEnd: word("object_nl", usual.objectEnd),
    arrayEnd: word("array_nl", usual.arrayEnd),
    deepest: typeof nesting === "bigint" ? Math.max(Number(nesting), 0) : usual.deepest,
  };
}

/** Functions that write JSON. */
export const jsonWriters: readonly PuppetFunction[] = [toJson, toJsonPretty];
