import { isArray, isType, kindOf, type Value } from "../values/value.js";
import { inferGeneral } from "./infer.js";
import { printType } from "../values/print.js";
import type { TypeProblem } from "./create.js";

const classes: Readonly<Record<string, string>> = { bigint: "Integer", number: "Float", string: "String" };
const kinds: Readonly<Record<string, string>> = {
  default: "Symbol",
  hash: "Hash",
  regexp: "Regexp",
  sensitive: "Puppet::Pops::Types::PSensitiveType::Sensitive",
  timestamp: "Puppet::Pops::Time::Timestamp",
  timespan: "Puppet::Pops::Time::Timespan",
  version: "SemanticPuppet::Version",
  versionRange: "SemanticPuppet::VersionRange",
  binary: "Puppet::Pops::Types::PBinaryType::Binary",
  callable: "Puppet::Pops::Evaluator::PuppetProc",
  iterator: "Puppet::Pops::Types::Iterator",
};

/** Ruby's class of a value, which many of Puppet's messages name. */
export function rubyClass(value: Value): string {
  if (value === null) return "NilClass";
  if (typeof value === "boolean") return value ? "TrueClass" : "FalseClass";
  if (isArray(value)) return "Array";
  if (isType(value)) return `Puppet::Pops::Types::P${value.name}Type`;
  if (kindOf(value) === "uri") return uriClass((value as { text: string }).text);
  return classes[typeof value] ?? kinds[kindOf(value) ?? ""] ?? "Object";
}

const schemes: Readonly<Record<string, string>> = { mailto: "MailTo", file: "File" };

function uriClass(text: string): string {
  const scheme = /^[a-z]+(?=:)/i.exec(text)?.[0].toLowerCase() ?? "";
  const known = /^(?:https?|ftp|ldaps?|wss?)$/.test(scheme) ? scheme.toUpperCase() : schemes[scheme];
  return `URI::${known ?? "Generic"}`;
}

/** The same class as other messages name it. */
export function classLabel(value: Value): string {
  const label = isType(value) ? `${value.name}-Type` : rubyClass(value);
  return `${anArticle(label)} ${label}`;
}

/** A wrong number of parameters; `max` is Infinity if it is unbounded. */
export function wrongCount(name: string, min: number, max: number, actual: number): TypeProblem {
  const label = `${bare.has(name) ? "" : `${anArticle(name, true)} `}${name}-Type`;
  if (max === Infinity) return { problem: `${label}[] accepts ${min} or more arguments. Got ${actual}` };
  const count = max === min ? `${min} argument${min === 1 ? "" : "s"}` : `${min} to ${max} arguments`;
  return { problem: `${label}[] accepts ${count}. Got ${actual}` };
}

/** Types that some messages name without an article. */
const bare = new Set([
  "Optional",
  "NotUndef",
  "Type",
  "Iterable",
  "Iterator",
  "Sensitive",
  "Hash",
  "Array",
  "Collection",
  "URI",
  "Object",
]);

/** A parameter that must be a type. */
export function notType(name: string, index: number, actual: Value): TypeProblem {
  const rule = name === "NotUndef" ? "argument must be a Type or a String" : "arguments must be types";
  return { problem: `${name}-Type[] ${rule}. Got ${rubyClass(actual)}`, index };
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
export function anArticle(name: string, isFirst = false): string {
  const article = /^[AEIOUY]/i.test(name) ? "an" : "a";
  return isFirst ? article.replace("a", "A") : article;
}
