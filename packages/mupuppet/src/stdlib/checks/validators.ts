import { flattened, rubyClass } from "@cairn/puppet-core/functions/ruby";
import { isArray, isHash, type Value } from "@cairn/puppet-core/values";
import { inspectRuby, failEvaluation } from "../old-function.js";
import { patternOf } from "../patterns.js";
import * as is from "./is.js";
import { validateInteger, validateLength, validateNumeric } from "./validate-numbers.js";

/** Rejects invalid arguments. */
export type Validator = (...values: Value[]) => void;

/** A check of each argument by itself. */
function each(name: string, test: (value: Value) => boolean, complain: (value: Value) => string): Validator {
  return (...values) => {
    if (values.length === 0) failEvaluation(`${name}(): wrong number of arguments (0; must be > 0)`);
    for (const value of values) if (!test(value)) failEvaluation(complain(value));
  };
}

function looksLike(kind: string): (value: Value) => string {
  return (value) => `${inspectRuby(value)} is not ${kind}.  It looks to be a ${rubyClass(value)}`;
}

/** A check of strings, and that the arguments are strings. */
function eachText(name: string, test: (value: Value) => boolean, ending: string): Validator {
  return each(name, test, (value) => {
    return `${inspectRuby(value)} ${typeof value === "string" ? ending : "is not a string."}`;
  });
}

function validatePattern(...values: Value[]): void {
  if (values.length < 2 || values.length > 3) {
    failEvaluation(`validate_re(): wrong number of arguments (${values.length}; must be 2 or 3)`);
  }
  const [text, patterns, message = null] = values as [Value, Value, Value?];
  if (typeof text !== "string") failEvaluation(`validate_re(): input needs to be a String, not a ${rubyClass(text)}`);
  if (flattened([patterns]).some((pattern) => patternOf(pattern, rubyClass).test(text))) return;
  const usual = `validate_re(): ${inspectRuby(text)} does not match ${inspectRuby(patterns)}`;
  failEvaluation(typeof message === "string" ? message : usual);
}

function validatePath(...values: Value[]): void {
  if (values.length === 0) failEvaluation("validate_absolute_path(): wrong number of arguments (0; must be > 0)");
  for (const path of values.flatMap((value) => (isArray(value) ? value : [value]))) {
    if (!is.isAbsolutePath(path)) failEvaluation(`${inspectRuby(path)} is not an absolute path.`);
  }
}

/** The checks, by the names of their functions. */
export const validators: Readonly<Record<string, Validator>> = {
  validate_absolute_path: validatePath,
  validate_array: each("validate_array", isArray, looksLike("an Array")),
  validate_bool: each("validate_bool", is.isBoolean, looksLike("a boolean")),
  validate_domain_name: eachText("validate_domain_name", is.isDomainName, "is not a syntactically correct domain name"),
  validate_email_address: eachText("validate_email_address", is.isEmailAddress, "is not a valid email address"),
  validate_hash: each("validate_hash", isHash, looksLike("a Hash")),
  validate_integer: validateInteger,
  validate_ip_address: eachText("validate_ip_address", (value) => is.isAddress(value), "is not a valid IP address."),
  validate_ipv4_address: eachText(
    "validate_ipv4_address",
    (value) => is.isAddress(value, 4),
    "is not a valid IPv4 address.",
  ),
  validate_ipv6_address: eachText(
    "validate_ipv6_address",
    (value) => is.isAddress(value, 6),
    "is not a valid IPv6 address.",
  ),
  validate_numeric: validateNumeric,
  validate_re: validatePattern,
  validate_slength: validateLength,
  validate_string: each(
    "validate_string",
    (value) => typeof value === "string" || value === null,
    looksLike("a string"),
  ),
};
