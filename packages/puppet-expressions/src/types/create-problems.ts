import { isArray, kindOf, type Value } from "../values/value.js";
import { inferGeneral } from "./infer.js";
import { printType } from "./print.js";
import type { TypeProblem } from "./create.js";

/** The class that Ruby has for a value, which is what many of Puppet's messages name. */
export function rubyClass(value: Value): string {
  if (value === null) return "Undef";
  if (isArray(value)) return "Array";
  const classes = { bigint: "Integer", number: "Float", string: "String", boolean: "Boolean" } as Record<
    string,
    string
  >;
  const kinds = { default: "Default", hash: "Hash", regexp: "Regexp", type: "Type" } as Record<string, string>;
  return classes[typeof value] ?? kinds[kindOf(value) ?? ""] ?? "Object";
}

/** A wrong count of parameters; `max` is Infinity where there may be any number. */
export function wrongCount(name: string, min: number, max: number, actual: number): TypeProblem {
  if (max === Infinity) return { problem: `${name}-Type[] accepts ${min} or more arguments. Got ${actual}` };
  const count = max === min ? `${min} argument${min === 1 ? "" : "s"}` : `${min} to ${max} arguments`;
  return { problem: `${name}-Type[] accepts ${count}. Got ${actual}` };
}

/** A parameter that must be a type. */
export function notType(name: string, index: number, actual: Value): TypeProblem {
  return { problem: `${name}-Type[] arguments must be types. Got ${rubyClass(actual)}`, index };
}

/** A parameter of a wrong kind. */
export function wrongKind(name: string, index: number, actual: Value, expected: string): TypeProblem {
  const shown = actual === null ? "Undef" : kindOf(actual) === "default" ? "Default" : printType(inferGeneral(actual));
  return {
    problem: `Error creating type specialization of ${anArticle(name)} ${name}-Type, Cannot use ${shown} where ${expected} is expected`,
    index,
  };
}

/** `a` or `an`. */
export function anArticle(name: string): string {
  return /^[AEIOUY]/.test(name) ? "an" : "a";
}
