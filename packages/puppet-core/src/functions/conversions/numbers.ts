import { Failure } from "@cairn/evaluation";
import type { FunctionCall } from "../../evaluate/index.js";
import {
  aliasType,
  createType,
  infer,
  generalize,
  printType,
  type AliasType,
  type IntegerType,
  type PuppetType,
} from "../../types/index.js";
import { HashValue, isHash, isType, kindOf, type TimeValue, type Value } from "../../values/index.js";

const sign = "[+-]?\\s*";
const hexadecimal = "(?:0[xX][0-9A-Fa-f]+)";
const octal = "(?:0[0-7]+)";
const binary = "(?:0[bB][01]+)";
const decimal = "(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)";

/** Patterns of the strings that can be converted to integers, and to numbers. */
export const integerPattern = `\\A${sign}(?:(?:\\d+)|${hexadecimal}|${binary})\\z`;
export const floatPattern = `\\A${sign}(?:${decimal}|${hexadecimal}|${octal}|${binary})\\z`;

/** A type of Puppet's own, by name. */
export function type(name: string, ...parameters: Value[]): PuppetType {
  return createType(name, parameters) as PuppetType;
}

/** A name for a type, which messages show with it. */
export function named(name: string, resolved: PuppetType): AliasType {
  return aliasType(name, () => resolved)!;
}

/** A Struct with these keys; those after `?` are optional. */
export function struct(elements: Readonly<Record<string, PuppetType>>): PuppetType {
  const entries = Object.entries(elements).map(([key, value]): [Value, Value] => {
    return key.startsWith("?") ? [type("Optional", key.slice(1)), value] : [key, value];
  });
  return type("Struct", new HashValue(entries));
}

/** What a number can be converted from; `first` are the number types. */
export function convertible(first: readonly PuppetType[], pattern: string): AliasType {
  const all = [...first, type("Boolean"), type("Pattern", pattern), type("Timespan"), type("Timestamp")];
  return named("Convertible", type("Variant", ...all));
}

/** The seconds of a time: an integer, or with the fraction. */
export function secondsOf(time: TimeValue): number {
  return Number(time.nanoseconds) / 1e9;
}

/** The whole seconds of a time, rounded down. */
export function wholeSecondsOf({ nanoseconds }: TimeValue): bigint {
  const seconds = nanoseconds / 1_000_000_000n;
  return nanoseconds % 1_000_000_000n < 0n ? seconds - 1n : seconds;
}

/** Whether a value is a timestamp or a timespan. */
export function isTime(value: Value): value is TimeValue {
  const kind = kindOf(value);
  return kind === "timestamp" || kind === "timespan";
}

/** The message that a value can't be converted, in the words of the functions that name the value before its type. */
export function notConvertible(value: Value, target: string): string {
  if (typeof value === "string") return `The string '${value}' cannot be converted to ${target}`;
  return `Value of type ${printType(generalize(infer(value)))} cannot be converted to ${target}`;
}

/** Rejects a call; `call` has the name of the function. */
export function refuseCall(call: FunctionCall, message: string): never {
  throw new Failure("type-mismatch", `'${call.name}' ${message}`);
}

/** An entry of the hash of named arguments. */
export function argument(hash: Value, key: string): Value | undefined {
  return isHash(hash) ? hash.get(key) : undefined;
}

/** A number without its sign, if that is requested. */
export function absolute<Kind extends bigint | number>(value: Kind, wanted: Value | undefined): Kind {
  return wanted === true && value < 0 ? (-value as Kind) : value;
}

/** The string without the blanks between its sign and the number. */
export function withoutBlanks(text: string): string | undefined {
  const match = /^([+-])[^\S\n\v\f\r]+(?![^\S\n\v\f\r])(.*)$/.exec(text);
  return match ? match[1]! + match[2]! : undefined;
}

/** A value as Ruby shows it in a message. */
export function plain(value: Value): string {
  return kindOf(value) === "default" ? "default" : String(value);
}

/** The maximum number of elements: a number or range converted to an array could fill the memory. */
const mostElements = 10_000_000n;

/** Rejects a value that has too many elements for an array. */
export function assertCountable(value: Value): void {
  const count = typeof value === "bigint" ? value : isType(value) && value.name === "Integer" ? lengthOf(value) : 0n;
  if (count > mostElements) throw new Failure("too-long", `an array of ${count} elements is too long`);
}

function lengthOf({ from, to }: IntegerType): bigint {
  return from === undefined || to === undefined ? 0n : to - from + 1n;
}
