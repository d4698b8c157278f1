import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { rubyText } from "@cairn/puppet-core/evaluate";
import { leadingInteger, strictFloat } from "@cairn/puppet-core/functions/ruby";
import { type Value } from "@cairn/puppet-core/values";
import { inspectRuby, oldFunction, failEvaluation, wrongCount } from "./old-function.js";

/** The boolean that a string denotes; `name` is that of the calling function. */
export function toBoolean(name: string, value: Value): boolean {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") failEvaluation("str2bool(): Requires string to work with");
  if (/^$/m.test(value)) return false;
  if (/^(?:1|t|y|true|yes)$/im.test(value)) return true;
  if (/^(?:0|f|n|false|no)$/im.test(value) || /^(?:undef|undefined)$/m.test(value)) return false;
  failEvaluation(`${name}(): Unknown type of boolean given`);
}

const str2bool = oldFunction("str2bool", -1, (_, value) => {
  return value === undefined ? wrongCount("str2bool", 0, "1") : toBoolean("str2bool", value);
});

function isPositive(number: Value): boolean {
  if (typeof number === "bigint") return number > 0n;
  if (typeof number === "number") return Math.trunc(number) > 0;
  if (typeof number !== "string") return leadingInteger(rubyText(number)) > 0n;
  const value = strictFloat(number);
  if (value === undefined) {
    const reason = `invalid value for Float(): ${inspectRuby(number)}`;
    failEvaluation(`num2bool(): '${number}' does not look like a number: ${reason}`);
  }
  return Math.trunc(value) > 0;
}

const num2bool = oldFunction("num2bool", -1, (_, ...values) => {
  return values.length === 1 ? isPositive(values[0]!) : wrongCount("num2bool", values.length, "1");
});

const any2bool = oldFunction("any2bool", -1, (_, value) => {
  if (value === undefined) wrongCount("any2bool", 0, "1");
  if (typeof value === "boolean") return value;
  if (value === null) return false;
  if (typeof value === "bigint" || typeof value === "number") return isPositive(value);
  if (typeof value !== "string") return true;
  return strictFloat(value) === undefined ? toBoolean("str2bool", value) : isPositive(value);
});

const bool2num = oldFunction("bool2num", -1, (_, value) => {
  if (value === undefined) wrongCount("bool2num", 0, "1");
  return toBoolean("str2bool", value) ? 1n : 0n;
});

const bool2str = oldFunction("bool2str", -1, (_, ...values) => {
  if (values.length !== 1 && values.length !== 3) wrongCount("bool2str", values.length, "3");
  const [value, forTrue, forFalse] = values;
  const [yes, no] = [given(forTrue, "true"), given(forFalse, "false")];
  if (typeof value !== "boolean") failEvaluation("bool2str(): Requires a boolean to work with");
  if (typeof yes !== "string" || typeof no !== "string") {
    failEvaluation("bool2str(): Requires strings to convert to");
  }
  return value ? yes : no;
});

function given(value: Value | undefined, otherwise: string): Value {
  return value === undefined || value === null || value === false ? otherwise : value;
}

/** Functions that convert between booleans, strings and numbers. */
export const truth: readonly PuppetFunction[] = [str2bool, num2bool, any2bool, bool2num, bool2str];
