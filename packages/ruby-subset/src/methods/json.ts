import { bytesOfText } from "@cairn/diagnostics";
import { printFloat } from "@cairn/puppet-core/values";
import { raise } from "../values/errors.js";
import { isContainer } from "../values/hash.js";
import type { Meter } from "../values/meter.js";
import { nestedText, type NestedSyntax } from "../values/nested-text.js";
import { textOf } from "../values/print.js";
import { type RubyValue } from "../values/values.js";

/** The maximum nesting depth that Ruby's library reads and writes. */
export const deepest = 100;

const jsonSyntax: NestedSyntax = {
  list: ["[", ",", "]"],
  hash: ["{", ",", "}"],
  arrow: ":",
  leaf,
  key: (value, meter) => quoted(textOf(value, meter), meter),
  itself: () => tooDeep(deepest),
  enter: (depth) => (depth > deepest ? tooDeep(deepest) : undefined),
};

/** Ruby's `to_json`; `texts`: the JSON of objects. */
export function toJson(value: RubyValue, meter: Meter, texts?: ReadonlyMap<RubyValue, string>): string {
  const syntax: NestedSyntax = texts
    ? { ...jsonSyntax, leaf: (each, payer) => texts.get(each) ?? leaf(each, payer) }
    : jsonSyntax;
  return isContainer(value) ? nestedText(value, syntax, meter) : syntax.leaf(value, meter);
}

export function tooDeep(depth: number): never {
  return raise("JSON::NestingError", `nesting of ${depth} is too deep`);
}

/** Each character may take six. */
export function quoted(text: string, meter: Meter): string {
  meter.take(bytesOfText(6 * text.length));
  return JSON.stringify(text);
}

function leaf(value: RubyValue, meter: Meter): string {
  if (value === null || typeof value === "boolean" || typeof value === "bigint") return String(value);
  if (typeof value === "number")
    return Number.isFinite(value) ? printFloat(value) : raise("RuntimeError", `${value} not allowed in JSON`);
  return quoted(textOf(value, meter), meter);
}
