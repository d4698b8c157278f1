import { inspectString } from "@cairn/puppet-core/functions/ruby";
import { printFloat } from "@cairn/puppet-core/values";
import { raise } from "../values/errors.js";
import { RString, type RubyValue } from "../values/values.js";
import { nameOfKind, needCount } from "./method.js";
import { refuseLong } from "./numbers.js";

const digitsOf: Readonly<Record<number, RegExp>> = {
  2: /^[01]+(?:_[01]+)*$/,
  8: /^[0-7]+(?:_[0-7]+)*$/,
  10: /^\d+(?:_\d+)*$/,
  16: /^[\da-f]+(?:_[\da-f]+)*$/i,
};

const prefixes: Readonly<Record<string, number>> = { "0b": 2, "0o": 8, "0d": 10, "0x": 16 };

/** A longer string isn't an allowed number, whatever it contains. */
const longestDigits = 200_000;

/** Ruby's `Integer(value)`. */
export function readIntegerText(value: RubyValue, radix: RubyValue | undefined): RubyValue {
  if (typeof value === "bigint") return value;
  if (typeof value === "number") {
    return Number.isFinite(value) ? BigInt(Math.trunc(value)) : raise("FloatDomainError", printFloat(value));
  }
  if (!(value instanceof RString)) return raise("TypeError", `can't convert ${nameOfKind(value)} into Integer`);
  const base = typeof radix === "bigint" ? needCount(radix) : undefined;
  return (
    integerIn(value.text, base) ?? raise("ArgumentError", `invalid value for Integer(): ${inspectString(value.text)}`)
  );
}

function integerIn(text: string, base: number | undefined): bigint | undefined {
  const [, sign, prefix, digits] = /^\s*([-+]?)(0[bodx])?([\da-z_]+)\s*$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const stated = prefix === undefined ? undefined : prefixes[prefix.toLowerCase()]!;
  if (stated !== undefined && base !== undefined && base !== stated) return undefined;
  const isOctal = stated === undefined && base === undefined && /^0./.test(digits);
  const radix = stated ?? base ?? (isOctal ? 8 : 10);
  const plain = isOctal ? digits.slice(1).replace(/^_/, "") : digits;
  if (plain.length > longestDigits) refuseLong(plain, radix);
  if (!digitsOf[radix]?.test(plain)) return undefined;
  refuseLong(plain, radix);
  const head = { 2: "0b", 8: "0o", 16: "0x" }[radix] ?? "";
  const read = BigInt(head + plain.replaceAll("_", ""));
  return sign === "-" ? -read : read;
}

/** Ruby's `Float(value)`. */
export function readFloatText(value: RubyValue): RubyValue {
  if (typeof value === "bigint" || typeof value === "number") return Number(value);
  if (!(value instanceof RString)) return raise("TypeError", `can't convert ${nameOfKind(value)} into Float`);
  const plain = value.text.trim().replace(/(?<=\d)_(?=\d)/g, "");
  const isFloat = /^[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?$/i.test(plain) || /^[-+]?0x[\da-f]+$/i.test(plain);
  return isFloat ? Number(plain) : raise("ArgumentError", `invalid value for Float(): ${inspectString(value.text)}`);
}
