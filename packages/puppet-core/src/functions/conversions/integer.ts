import { Failure } from "@cairn/evaluation";
import { defineFunction, type FunctionCall } from "../../evaluate/index.js";
import { describeValue, isInstance } from "../../types/index.js";
import { kindOf, type Value } from "../../values/index.js";
import { optional, required } from "../declare.js";
import { invalidNumber, readInteger } from "../../values/format/ruby-values.js";
import * as numbers from "./numbers.js";
import { convertible, integerPattern, named, struct, type } from "./numbers.js";

const radixes = [2n, 8n, 10n, 16n];
const radix = named("Radix", type("Variant", type("Default"), ...radixes.map((base) => type("Integer", base, base))));
const from = convertible([type("Numeric")], integerPattern);
const namedArguments = named("NamedArgs", struct({ from, "?radix": radix, "?abs": type("Boolean") }));

/** `Integer(from, radix, abs)` and `Integer({from => …, radix => …, abs => …})`. */
export const newInteger = defineFunction(
  "new",
  {
    parameters: [required("from", from), optional("radix", radix), optional("abs", type("Boolean"))],
    run: (_call, value, base, abs) => toInteger(value, base, abs),
  },
  {
    parameters: [required("hash_args", namedArguments)],
    run: (_call, hash) => {
      const [value, base, abs] = ["from", "radix", "abs"].map((key) => numbers.argument(hash, key));
      return toInteger(value!, base, abs);
    },
  },
  { parameters: [required("hash_args", type("Hash"))], isRefusal: true, run: refuseHash },
  {
    parameters: [required("from", type("Any")), optional("radix", type("Integer")), optional("abs", type("Boolean"))],
    isRefusal: true,
    run: (call, value, base) => throwNotConvertible(call, value, base),
  },
);

function toInteger(value: Value, base: Value | undefined, abs: Value | undefined): bigint {
  return numbers.absolute(integerOf(value, base), abs);
}

function integerOf(value: Value, base: Value | undefined): bigint {
  if (typeof value === "bigint") return value;
  if (typeof value === "boolean") return value ? 1n : 0n;
  if (typeof value === "number") return truncate(value);
  if (numbers.isTime(value)) return numbers.wholeSecondsOf(value);
  return readText(value as string, typeof base === "bigint" ? Number(base) : undefined);
}

function truncate(value: number): bigint {
  if (Number.isFinite(value)) return BigInt(Math.trunc(value));
  throw new Failure("evaluation", Number.isNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity");
}

function readText(text: string, base: number | undefined): bigint {
  const value = readInteger(text, base);
  if (value !== undefined) return value;
  const joined = numbers.withoutBlanks(text);
  const again = joined === undefined ? undefined : readInteger(joined, base);
  if (again !== undefined) return again;
  throw new Failure("evaluation", invalidNumber("Integer", text));
}

function refuseHash(call: FunctionCall, hash?: Value): Value {
  const value = numbers.argument(hash!, "from");
  if (value !== undefined && !isInstance(from, value)) return throwNotConvertible(call, value);
  const base = numbers.argument(hash!, "radix");
  if (base !== undefined && base !== null) assertRadix(base);
  throw new Failure("type-mismatch", describeValue("Integer.new has wrong type,", namedArguments, hash!));
}

function throwNotConvertible(call: FunctionCall, value: Value, base?: Value): never {
  if (base !== undefined) assertRadix(base);
  return numbers.refuseCall({ ...call, name: "new" }, numbers.notConvertible(value, "Integer"));
}

function assertRadix(base: Value): void {
  if (kindOf(base) === "default" || radixes.some((each) => each === base)) return;
  throw new Failure("evaluation", `Illegal radix: ${numbers.plain(base)}, expected 2, 8, 10, 16, or default`);
}
