import { bytesOfStep, bytesOfText } from "@cairn/diagnostics";
import { type Deep, settle } from "@cairn/evaluation";
import { printFloat } from "@cairn/puppet-core/values";
import { raise } from "../values/errors.js";
import { isContainer } from "../values/keys.js";
import type { Meter } from "../values/meter.js";
import { nestedText, type NestedSyntax } from "../values/nested-text.js";
import { textOf } from "../values/print.js";
import { RHash, RString, type RubyValue } from "../values/values.js";

/** The maximum nesting depth that Ruby's library reads and writes. */
const deepest = 100;

const jsonSyntax: NestedSyntax = {
  list: ["[", ",", "]"],
  hash: ["{", ",", "}"],
  arrow: ":",
  leaf,
  key: (value, meter) => quoted(textOf(value, meter), meter),
  itself: () => tooDeep(deepest),
  enter: (depth) => (depth > deepest ? tooDeep(deepest) : undefined),
};

/** Ruby's `to_json`. */
export function toJson(value: RubyValue, meter: Meter): string {
  return isContainer(value) ? nestedText(value, jsonSyntax, meter) : leaf(value, meter);
}

function tooDeep(depth: number): never {
  return raise("JSON::NestingError", `nesting of ${depth} is too deep`);
}

/** Each character may take six. */
function quoted(text: string, meter: Meter): string {
  meter.take(bytesOfText(6 * text.length));
  return JSON.stringify(text);
}

function leaf(value: RubyValue, meter: Meter): string {
  if (value === null || typeof value === "boolean" || typeof value === "bigint") return String(value);
  if (typeof value === "number")
    return Number.isFinite(value) ? printFloat(value) : raise("RuntimeError", `${value} not allowed in JSON`);
  return quoted(textOf(value, meter), meter);
}

/** Ruby's `JSON.parse`. */
export function fromJson(text: string, meter: Meter): RubyValue {
  const { depth, values } = measure(text);
  if (depth > deepest) tooDeep(deepest + 1);
  meter.take(bytesOfText(text.length) + 4 * bytesOfStep * values);
  meter.spend(values);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text, keepIntegers);
  } catch {
    return raise("JSON::ParserError", `unexpected token at '${text}'`);
  }
  return settle(convert(parsed, meter));
}

/** The maximum nesting depth of JSON, and the maximum number of its values. */
function measure(text: string): { readonly depth: number; readonly values: number } {
  let [depth, deepestYet, values] = [0, 0, 1];
  for (const { 0: piece } of text.matchAll(/"(?:[^"\\]|\\[^])*"?|[[\]{},:]/g)) {
    if (piece === "[" || piece === "{") deepestYet = Math.max(deepestYet, ++depth);
    else if (piece === "]" || piece === "}") depth--;
    if (piece.length === 1) values++;
  }
  return { depth: deepestYet, values };
}

/** Newer engines pass the source of a number. */
function keepIntegers(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === "number" && context?.source !== undefined && /[.eE]/.test(context.source)
    ? new Float(value)
    : value;
}

class Float {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

function* convert(value: unknown, meter: Meter): Deep<RubyValue> {
  if (value instanceof Float) return value.value;
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isInteger(value) ? BigInt(value) : value;
  if (typeof value === "string") return new RString(value);
  if (Array.isArray(value)) {
    const result: RubyValue[] = [];
    for (const each of value) result.push((yield convert(each, meter)) as RubyValue);
    return result;
  }
  const hash = new RHash();
  for (const [key, each] of Object.entries(value as object))
    hash.set(new RString(key), (yield convert(each, meter)) as RubyValue, meter);
  return hash;
}
