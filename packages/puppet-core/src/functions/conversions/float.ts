import { Failure } from "@cairn/evaluation";
import { defineFunction, type FunctionCall, type Overload, type PuppetFunction } from "../../evaluate/index.js";
import { toNumber, type Value } from "../../values/index.js";
import { optional, required } from "../declare.js";
import { invalidNumber, readFloat, readInteger } from "../../values/format/ruby-values.js";
import * as numbers from "./numbers.js";
import { convertible, floatPattern, named, struct, type } from "./numbers.js";

/** `Float(from, abs)`. */
export const newFloat = defineNumber("new_float", "Float", [type("Numeric")], floatOf);

/** `Numeric(from, abs)`: an integer or a float, depending on the string. */
export const newNumeric = defineNumber("new_numeric", "Numeric", [type("Integer"), type("Float")], numberOf);

function defineNumber(
  name: string,
  target: string,
  types: Parameters<typeof convertible>[0],
  convert: (value: Value) => bigint | number | null,
): PuppetFunction {
  const from = convertible(types, floatPattern);
  const abs = optional("abs", type("Boolean"));
  const run = (value: Value, wanted: Value | undefined): Value => {
    const result = convert(value);
    return result === null ? null : numbers.absolute(result, wanted);
  };
  const refusal: Overload = {
    parameters: [required("from", type("Any")), abs],
    isRefusal: true,
    run: (call: FunctionCall, value) => numbers.refuseCall({ ...call, name }, numbers.notConvertible(value, target)),
  };
  const hash = named("NamedArgs", struct({ from, "?abs": type("Boolean") }));
  return defineFunction(
    name,
    { parameters: [required("from", from), abs], run: (_call, value, wanted) => run(value, wanted) },
    {
      parameters: [required("hash_args", hash)],
      run: (_call, given) => run(numbers.argument(given, "from")!, numbers.argument(given, "abs")),
    },
    refusal,
  );
}

function floatOf(value: Value): number {
  if (typeof value === "number") return value;
  if (typeof value === "bigint") return Number(value);
  if (typeof value === "boolean") return value ? 1 : 0;
  if (numbers.isTime(value)) return numbers.secondsOf(value);
  return readText(value as string);
}

function readText(text: string): number {
  // Puppet looks for a letter after the zero without checking that there is one.
  if (text === "0") throw new Failure("evaluation", "undefined method `casecmp' for nil:NilClass");
  for (const each of [text, numbers.withoutBlanks(text)]) {
    if (each === undefined) continue;
    const value = /^0b/i.test(each) ? readInteger(each) : readFloat(each);
    if (value !== undefined) return Number(value);
  }
  throw new Failure("evaluation", invalidNumber("Float", text));
}

/** Null if Puppet yields undef, which is then rejected as not a number. */
function numberOf(value: Value): bigint | number | null {
  if (typeof value === "bigint" || typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1n : 0n;
  if (numbers.isTime(value)) return numbers.secondsOf(value);
  const text = value as string;
  if (/^0[bx]/i.test(text)) return readInteger(text) ?? null;
  return toNumber(text) ?? null;
}
