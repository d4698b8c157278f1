import { quoteJson, serializeView, type Layout } from "@cairn/store";
import type { Compiled } from "../compile.js";
import { Block } from "../blocks/block.js";
import type { Entry } from "../evaluate/materialize.js";
import { isNumber, isText, textOf, type Value } from "../values/value.js";
import type { Refusal } from "./flat-formats.js";
import { namesOn, type Step } from "./flatten.js";
import { plainDigits, resultView } from "./result-view.js";

/** Values in TOML's notation on one line. */
const inlineLayout: Layout = {
  open: ({ named }) => (named ? "{ " : "["),
  before: ({ named, first }, name) => `${first ? "" : ", "}${named ? `${tomlKey(name)} = ` : ""}`,
  close: ({ named }) => (named ? " }" : "]"),
  empty: (named) => (named ? "{}" : "[]"),
  quote: quoteToml,
  number: (digits) => digits,
  null: "''",
};

/** Why TOML can't represent a number: its integers have 64 bits, its other numbers are doubles. */
export function tomlProblem(value: Value): Refusal | undefined {
  if (!isNumber(value)) return undefined;
  const instead = "write it as a string, in quotes";
  if (!value.digits.includes(".")) {
    const number = BigInt(value.digits);
    if (number >= -(2n ** 63n) && number < 2n ** 63n) return undefined;
    return { reason: "its integers have 64 bits", instead };
  }
  const digits = value.digits.replace(/[-.]/g, "").replace(/^0+/, "");
  return digits.length <= 15 ? undefined : { reason: "its decimals are exact to 15 digits only", instead };
}

interface Table {
  readonly block: Block;
  readonly way: Step | undefined;
}

/** The result as TOML: the values of each block, then a table for each nested block. */
export function* tomlChunks(compiled: Compiled): Generator<string> {
  const tables: Table[] = [{ block: compiled.root, way: undefined }];
  let isFirst = true;
  for (let table = tables.pop(); table; table = tables.pop()) {
    const entries = compiled.contents.get(table.block)!;
    const blocks = entries.filter(({ value }) => value instanceof Block);
    if (table.way && (entries.length === 0 || blocks.length < entries.length)) {
      yield `${isFirst ? "" : "\n"}[${namesOn(table.way).map(tomlKey).join(".")}]\n`;
      isFirst = false;
    }
    for (const entry of entries) {
      if (entry.value instanceof Block) continue;
      yield `${tomlKey(entry.name)} = ${inlineText(entry, compiled)}\n`;
      isFirst = false;
    }
    for (const { name, value } of blocks.toReversed())
      tables.push({ block: value as Block, way: { name, around: table.way } });
  }
}

function inlineText({ value }: Entry, compiled: Compiled): string {
  if (isText(value)) return quoteToml(textOf(value));
  if (typeof value === "boolean") return String(value);
  if (isNumber(value)) return plainDigits(value);
  const printed = serializeView(value, resultView(compiled.contents, "plain"), { format: inlineLayout });
  return "chunks" in printed ? [...printed.chunks].join("").trimEnd() : "";
}

function tomlKey(name: string): string {
  return /^[A-Za-z0-9_-]+$/.test(name) ? name : quoteToml(name);
}

function quoteToml(text: string): string {
  return quoteJson(text).replaceAll("\x7f", "\\u007F");
}
