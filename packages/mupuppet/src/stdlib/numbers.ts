import { rubyText, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { flattened, leadingFloat, leadingInteger, noMethod } from "@cairn/puppet-core/functions/ruby";
import { legacyClass } from "@cairn/puppet-core/functions/legacy";
import { defaultValue, isHash, printFloat, type Value } from "@cairn/puppet-core/values";
import { oldFunction, failEvaluation, wrongCount } from "./old-function.js";

/** Ruby's `to_i`. */
export function toInteger(value: Value): bigint {
  if (typeof value === "bigint") return value;
  if (typeof value === "number" && Number.isFinite(value)) return BigInt(Math.trunc(value));
  if (typeof value === "string") return leadingInteger(value);
  return value === null ? 0n : failEvaluation(noMethod("to_i", value));
}

const clamp = oldFunction("clamp", -2, (_, ...values) => {
  const all = flattened(values);
  if (all.length !== 3) failEvaluation("clamp(): Wrong number of arguments, need three to clamp");
  for (const value of all) {
    if (typeof value === "string" && !/^\d+$/m.test(value))
      failEvaluation(`clamp(): Required explicit numeric (${value}:String)`);
    if (isHash(value)) failEvaluation(`clamp(): The Hash type is not allowed (${rubyText(value)})`);
  }
  const numbers = all.map(toInteger);
  return numbers.sort((left, right) => (left < right ? -1 : left > right ? 1 : 0))[1]!;
});

const convertBase = oldFunction("convert_base", 2, (_, number = null, base = null) => {
  const isRight = (value: Value) => typeof value === "bigint" || typeof value === "string";
  if (!isRight(number)) failEvaluation("convert_base(): First argument must be either a string or an integer");
  if (!isRight(base)) failEvaluation("convert_base(): Second argument must be either a string or an integer");
  const advice = "First argument must be an integer or a string corresponding to an integer in base 10";
  for (const value of [number, base]) {
    if (typeof value === "string" && !/^[0-9]+$/m.test(value)) failEvaluation(`convert_base(): ${advice}`);
  }
  const radix = toInteger(base);
  if (radix < 2n || radix > 36n)
    failEvaluation("convert_base(): base must be at least 2 and must not be greater than 36");
  return toInteger(number).toString(Number(radix));
});

const prefixes = ["", "k", "M", "G", "T", "P", "E"];

const toBytes = oldFunction("to_bytes", -1, (_, ...values) => {
  if (values.length !== 1) wrongCount("to_bytes", values.length, "1");
  const [given] = values as [Value];
  if (typeof given === "bigint" || typeof given === "number") return given;
  // A symbol is searched like a string.
  const size = given === defaultValue ? "default" : given;
  if (typeof size !== "string") failEvaluation(`no implicit conversion of ${legacyClass(size)} into String`);
  const [, number = "", prefix = ""] = /([0-9.e+-]*)\s*([^bB]?)/.exec(size) ?? [];
  const power = prefixes.indexOf(prefix);
  if (power < 0) failEvaluation(`to_bytes(): Unknown prefix ${prefix}`);
  return BigInt(Math.trunc(leadingFloat(number) * 2 ** (10 * power)));
});

/** Puppet 3's name for the kind of a value; a string that denotes a number counts as one. */
const type3x = oldFunction("type3x", -1, (_, ...values) => {
  if (values.length !== 1) wrongCount("type3x", values.length, "1");
  const [value] = values as [Value];
  const name = legacyClass(value);
  if (/^(?:True|False)Class$/.test(name)) return "boolean";
  if (name === "Integer") return "integer";
  if (!["Array", "Float", "Hash", "String"].includes(name)) failEvaluation("type3x(): Unknown type");
  if (typeof value !== "string") return name.toLowerCase();
  if (value === String(leadingInteger(value))) return "integer";
  return value === printFloat(leadingFloat(value)) ? "float" : "string";
});

/** Functions of numbers. */
export const numbers: readonly PuppetFunction[] = [clamp, convertBase, toBytes, type3x];
