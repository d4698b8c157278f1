import { printFloat, settle, type Deep } from "@cairn/puppet-expressions/values";
import { raise } from "../values/errors.js";
import { textOf } from "../values/print.js";
import { RHash, RString, type RubyValue } from "../values/values.js";

/** Ruby's `to_json`. */
export function toJson(value: RubyValue): string {
  const pieces: string[] = [];
  const waiting: (string | { readonly value: RubyValue })[] = [{ value }];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    if (typeof piece === "string") pieces.push(piece);
    else if (Array.isArray(piece.value)) openArray(piece.value, waiting);
    else if (piece.value instanceof RHash) openHash(piece.value, waiting);
    else pieces.push(leaf(piece.value));
  }
  return pieces.join("");
}

type Waiting = (string | { readonly value: RubyValue })[];

function openArray(array: readonly RubyValue[], waiting: Waiting): void {
  waiting.push("]");
  for (let index = array.length - 1; index >= 0; index--) waiting.push({ value: array[index]! }, index > 0 ? "," : "");
  waiting.push("[");
}

function openHash(hash: RHash, waiting: Waiting): void {
  const entries = hash.entries();
  waiting.push("}");
  for (let index = entries.length - 1; index >= 0; index--) {
    const [key, each] = entries[index]!;
    waiting.push({ value: each }, ":", JSON.stringify(textOf(key)), index > 0 ? "," : "");
  }
  waiting.push("{");
}

function leaf(value: RubyValue): string {
  if (value === null || typeof value === "boolean" || typeof value === "bigint") return String(value);
  if (typeof value === "number")
    return Number.isFinite(value) ? printFloat(value) : raise("RuntimeError", `${value} not allowed in JSON`);
  return JSON.stringify(textOf(value));
}

/** Ruby's `JSON.parse`. */
export function fromJson(text: string): RubyValue {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text, keepIntegers);
  } catch {
    return raise("JSON::ParserError", `unexpected token at '${text}'`);
  }
  return settle(convert(parsed));
}

/** Newer engines hand over how a number was written. */
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

function* convert(value: unknown): Deep<RubyValue> {
  if (value instanceof Float) return value.value;
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isInteger(value) ? BigInt(value) : value;
  if (typeof value === "string") return new RString(value);
  if (Array.isArray(value)) {
    const result: RubyValue[] = [];
    for (const each of value) result.push((yield convert(each)) as RubyValue);
    return result;
  }
  const hash = new RHash();
  for (const [key, each] of Object.entries(value as object))
    hash.set(new RString(key), (yield convert(each)) as RubyValue);
  return hash;
}
