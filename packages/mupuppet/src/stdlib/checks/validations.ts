import { bug } from "@cairn/diagnostics";
import { Failure, limitsReached, rescuing } from "@cairn/evaluation";
import { defineFunction, type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { readType, repeated, required } from "@cairn/puppet-core/functions/ruby";
import {
  any,
  anyString,
  containing,
  describeMismatch,
  inferDetailed,
  isInstance,
  printType,
  type PuppetType,
} from "@cairn/puppet-core/types";
import type { Value } from "@cairn/puppet-core/values";
import { deprecate } from "../deprecate.js";
import { oldFunction, failEvaluation } from "../old-function.js";
import { validators, type Validator } from "./validators.js";

/** The data type to use instead. */
const instead: Readonly<Record<string, string>> = {
  validate_absolute_path: "Stdlib::Compat::Absolute_Path",
  validate_array: "Stdlib::Compat::Array",
  validate_bool: "Stdlib::Compat::Bool",
  validate_hash: "Stdlib::Compat::Hash",
  validate_integer: "Stdlib::Compat::Integer",
  validate_ip_address: "Stdlib::Compat::Ip_Address",
  validate_ipv4_address: "Stdlib::Compat::Ipv4_Address",
  validate_ipv6_address: "Stdlib::Compat::Ipv6_address",
  validate_numeric: "Stdlib::Compat::Numeric",
  validate_re: "Pattern[]",
  validate_slength: "String[]",
  validate_string: "Stdlib::Compat::String",
};

function advise(call: FunctionCall, name: string): void {
  const advice = `please use the stdlib validate_legacy function,\n                    with ${instead[name]!}.`;
  const where = "There is further documentation for validate_legacy function in the README.";
  deprecate(call, name, `This method is deprecated, ${advice} ${where}`);
}

function validation(name: string, validate: Validator): PuppetFunction {
  const isOld = name in instead;
  if (!isOld) {
    return oldFunction(name, -1, (_, ...values) => {
      validate(...values);
      return null;
    });
  }
  return defineFunction(name, {
    parameters: [repeated("args", any)],
    run(call, ...values) {
      advise(call, name);
      validate(...values);
      return null;
    },
  });
}

/** Whether the old function accepts the value. */
function isTaken(name: string, values: readonly Value[]): boolean {
  const validate = validators[name];
  if (!validate) failEvaluation(`undefined method \`function_${name}' for Scope()`);
  const taken = rescuing(
    () => {
      validate(...values);
      return true;
    },
    (error) => {
      if (error instanceof Failure && limitsReached.has(error.kind)) throw error;
      return error instanceof Failure ? false : bug("a check that fails by itself");
    },
  );
  return taken === true;
}

function checkBoth(call: FunctionCall, type: PuppetType, name: string, values: readonly Value[]): Value {
  const value = values[0] ?? null;
  if (isInstance(type, value)) {
    if (!isTaken(name, values)) {
      const { evaluator, span } = call;
      evaluator.options.log?.(
        "notice",
        `Accepting previously invalid value for target type '${printType(type)}'`,
        span,
      );
    }
    return null;
  }
  const message = describeMismatch(`validate_legacy(${name})`, type, inferDetailed(value));
  if (!isTaken(name, values)) throw new Failure("failed", message);
  deprecate(call, "validate_legacy", message);
  return null;
}

const validateLegacy = defineFunction(
  "validate_legacy",
  {
    parameters: [
      required("target_type", containing("Type")),
      required("function_name", anyString),
      required("value", any),
      repeated("args", any),
    ],
    run: (call, type, name, ...values) => checkBoth(call, type as PuppetType, name as string, values),
  },
  {
    parameters: [
      required("type_string", anyString),
      required("function_name", anyString),
      required("value", any),
      repeated("args", any),
    ],
    run: (call, type, name, ...values) => checkBoth(call, readType(type as string, call), name as string, values),
  },
);

/** Functions that reject values. */
export const validations: readonly PuppetFunction[] = [
  ...Object.entries(validators).map(([name, validate]) => validation(name, validate)),
  validateLegacy,
];
