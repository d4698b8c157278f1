import { inspectString } from "@cairn/puppet-core/functions/ruby";
import { printFloat } from "@cairn/puppet-core/values";
import { raise } from "../values/errors.js";
import { RHash, RString, type RubyValue } from "../values/values.js";
import { nameOfKind, needCount } from "./method.js";
import { leadingInteger, refuseLong } from "./numbers.js";

const allDigits = "0123456789abcdefghijklmnopqrstuvwxyz";

/** The digits of a number in a base, with single underscores between them. */
function isWrittenIn(text: string, radix: number): boolean {
  const digits = `[${allDigits.slice(0, radix)}]+`;
  return new RegExp(`^${digits}(?:_${digits})*$`, "i").test(text);
}

const prefixes: Readonly<Record<string, number>> = { "0b": 2, "0o": 8, "0d": 10, "0x": 16 };

/** A longer string isn't an allowed number, whatever it contains. */
const longestDigits = 200_000;

/** Ruby's `Integer(value)`. */
export function readIntegerText(value: RubyValue, radix: RubyValue | undefined): RubyValue {
  const hasBase = radix !== undefined && radix !== null && !(radix instanceof RHash);
  if (hasBase && !(value instanceof RString)) return raise("ArgumentError", "base specified for non string value");
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
  if (!isWrittenIn(plain, radix)) return undefined;
  refuseLong(plain, radix);
  const head = { 2: "0b", 8: "0o", 16: "0x" }[radix] ?? "";
  const isPlain = head !== "" || radix === 10;
  const read = isPlain ? BigInt(head + plain.replaceAll("_", "")) : leadingInteger(plain, radix);
  return sign === "-" ? -read : read;
}

/** Ruby's `Float(value)`. */
export function readFloatText(value: RubyValue): RubyValue {
  if (typeof value === "bigint" || typeof value === "number") return Number(value);
  if (!(value instanceof RString)) return raise("TypeError", `can't convert ${nameOfKind(value)} into Float`);
  const plain = value.text.trim().replace(/(?<=\d)_(?=\d)/g, "");
  const isFloat = /^[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?$/i.test(plain) || /^[-+]?0x[\da-f]+$/i.test(plain);
  if (!isFloat) return raise("ArgumentError", `invalid value for Float(): ${inspectString(value.text)}`);
  return plain.startsWith("-") ? -Number(plain.slice(1)) : Number(plain);
}
