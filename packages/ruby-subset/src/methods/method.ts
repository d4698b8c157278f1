import type { Pending } from "@cairn/evaluation";
import type { Frame } from "../evaluate/frame.js";
import type { Interpreter } from "../evaluate/interpreter.js";
import { isNumber } from "../values/compare.js";
import { classNameOf } from "../values/classes.js";
import { raise } from "../values/errors.js";
import { RHash, RString, RSymbol, type RProc, type RubyValue } from "../values/values.js";

/** One call of a method, as the method sees it. */
export interface MethodCall {
  readonly name: string;
  readonly block: RProc | undefined;
  readonly interpreter: Interpreter;
  /** The position of the call, if known. */
  readonly frame?: Frame | undefined;
  /** Whether a name alone was written, which may be meant as a variable. */
  readonly isBare?: boolean | undefined;
}

/** A method's arity and implementation. `most` is -1 if it accepts any number. */
export type Method<Self> = readonly [
  least: number,
  most: number,
  run: (self: Self, args: readonly RubyValue[], call: MethodCall) => Pending<RubyValue>,
];

/** Methods by name. */
export type Methods<Self> = Readonly<Record<string, Method<Self>>>;

/** Calls the block of a call, which must have one. */
export function give(call: MethodCall, ...values: RubyValue[]): Pending<RubyValue> {
  call.interpreter.spend(1);
  return call.block ? call.block.call(values) : raise("LocalJumpError", "no block given (yield)");
}

/** A new string of Ruby. */
export function str(text: string): RString {
  return new RString(text);
}

/** The name of a value in messages about conversions. */
export function nameOfKind(value: RubyValue): string {
  return value === null || typeof value === "boolean" ? String(value === null ? "nil" : value) : classNameOf(value);
}

/** The text of an argument that must be a string. */
export function needText(value: RubyValue | undefined): string {
  if (value instanceof RString) return value.text;
  return raise("TypeError", `no implicit conversion of ${nameOfKind(value ?? null)} into String`);
}

/** The string of an argument that may also be a symbol. */
export function needName(value: RubyValue | undefined): string {
  if (value instanceof RSymbol) return value.name;
  return needText(value);
}

/** An argument that must be an integer, as a JavaScript number. */
export function needCount(value: RubyValue | undefined): number {
  if (typeof value === "bigint") {
    if (value > 1n << 52n || value < -(1n << 52n)) raise("RangeError", `bignum too big to convert into \`long'`);
    return Number(value);
  }
  if (typeof value === "number" && Number.isFinite(value)) return Math.trunc(value);
  return raise(
    "TypeError",
    `no implicit conversion ${value === null ? "from nil to integer" : `of ${nameOfKind(value ?? null)} into Integer`}`,
  );
}

/** An argument that must be a hash. */
export function needHash(value: RubyValue | undefined): RHash {
  if (value instanceof RHash) return value;
  return raise("TypeError", `no implicit conversion of ${nameOfKind(value ?? null)} into Hash`);
}

/** An argument that must be an array. */
export function needArray(value: RubyValue | undefined): RubyValue[] {
  if (Array.isArray(value)) return value;
  return raise("TypeError", `no implicit conversion of ${nameOfKind(value ?? null)} into Array`);
}

/** An argument that must be a number. */
export function needNumber(value: RubyValue | undefined, into: string): bigint | number {
  if (value !== undefined && isNumber(value)) return value;
  const shown =
    value === null || value === undefined ? "nil" : typeof value === "boolean" ? String(value) : classNameOf(value);
  return raise("TypeError", `${shown} can't be coerced into ${into}`);
}
