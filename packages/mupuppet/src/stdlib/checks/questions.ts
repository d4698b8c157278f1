import { defineFunction, type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { repeated, required } from "@cairn/puppet-core/functions/ruby";
import { any, containing, inferDetailed, isInstance, type PuppetType } from "@cairn/puppet-core/types";
import type { Value } from "@cairn/puppet-core/values";
import { deprecate } from "../deprecate.js";
import { oldFunction, failEvaluation, wrongCount } from "../old-function.js";
import * as is from "./is.js";

type Test = (value: Value) => boolean;

interface Question {
  readonly test: Test;
  /** The data type to use instead. */
  readonly instead: string;
  /** The key of the deprecation's advice, if it isn't the function's name. */
  readonly key?: string;
  /** How the number of missing or extra arguments is reported. */
  readonly count: "least" | "exact" | "bare";
}

/** Those that report their deprecation. */
const deprecated: Readonly<Record<string, Question>> = {
  is_absolute_path: { test: is.isAbsolutePath, instead: "Absolute_Path", count: "exact" },
  is_array: { test: is.isArray, instead: "Array", count: "least" },
  is_bool: { test: is.isBoolean, instead: "Bool", count: "exact" },
  is_float: { test: is.isFloat, instead: "Float", count: "bare" },
  is_ip_address: { test: (value) => is.isAddress(value), instead: "Ip_address", count: "bare" },
  is_ipv4_address: { test: (value) => is.isAddress(value, 4), instead: "Ipv4", count: "bare" },
  is_ipv6_address: {
    ...{ test: (value) => is.isAddress(value, 6), instead: "Ipv6", count: "bare", key: "is_ipv4_address" },
  },
  is_numeric: { test: is.isNumeric, instead: "Numeric", count: "bare" },
  is_string: { test: is.isString, instead: "String", count: "least" },
};

const others: Readonly<Record<string, Pick<Question, "test" | "count">>> = {
  is_domain_name: { test: is.isDomainName, count: "bare" },
  is_email_address: { test: is.isEmailAddress, count: "bare" },
  is_hash: { test: is.isHash, count: "exact" },
  is_integer: { test: is.isInteger, count: "bare" },
  is_mac_address: { test: is.isMacAddress, count: "bare" },
};

function ask(name: string, { test, count }: Pick<Question, "test" | "count">, values: readonly Value[]): boolean {
  const isRight = count === "least" ? values.length > 0 : values.length === 1;
  if (isRight) return test(values[0]!);
  if (count === "bare") failEvaluation(`${name}(): Wrong number of arguments given ${values.length} for 1`);
  wrongCount(name, values.length, "1");
}

function advise(call: FunctionCall, name: string, { instead, key = name }: Question): void {
  const where =
    "They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions.";
  const advice = `please use match expressions with Stdlib::Compat::${instead} instead. ${where}`;
  deprecate(call, key, `This method is deprecated, ${advice}`);
}

function oldQuestion(name: string, question: Question): PuppetFunction {
  return defineFunction(name, {
    parameters: [repeated("args", any)],
    run(call, ...values) {
      advise(call, name, question);
      return ask(name, question, values);
    },
  });
}

const isA = defineFunction("is_a", {
  parameters: [required("value", any), required("type", containing("Type"))],
  run: (_, value, type) => isInstance(type as PuppetType, value ?? null),
});

const typeOf = defineFunction("type_of", {
  parameters: [required("value", any)],
  run: (_, value) => inferDetailed(value ?? null),
});

/** Functions that check the kind of a value. */
export const questions: readonly PuppetFunction[] = [
  ...Object.entries(deprecated).map(([name, question]) => oldQuestion(name, question)),
  ...Object.entries(others).map(([name, question]) =>
    oldFunction(name, -1, (_, ...values) => ask(name, question, values)),
  ),
  isA,
  typeOf,
];
