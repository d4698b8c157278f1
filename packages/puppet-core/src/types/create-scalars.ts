import { pushAll } from "@cairn/diagnostics";
import { printFloat } from "../values/numbers.js";
import { rangeOf } from "../values/version-range.js";
import { readRange } from "../values/read-version-range.js";
import { kindOf, type RegexpValue, type Value, type VersionRangeValue } from "../values/value.js";
import type { Creation } from "./create.js";
import { rubyClass, wrongCount, wrongKind } from "./create-problems.js";
import { integerRange, isProblem, sizeOf } from "./create-sizes.js";
import * as make from "./make.js";
import { mergeRanges } from "./versions.js";

/** Types about single values. */
export function createScalar(name: string, parameters: readonly Value[]): Creation | undefined {
  switch (name) {
    case "Integer":
      return integerRange(parameters);
    case "Float":
      return createFloat(parameters);
    case "String": {
      const size = sizeOf("String", parameters, 0);
      return isProblem(size) ? size : make.stringOfSize(make.sizeType(size.from, size.to));
    }
    case "Boolean":
      return createBoolean(parameters);
    case "Enum":
      return createEnum(parameters);
    case "Pattern":
      return createPattern(parameters);
    case "Regexp":
      return createRegexp(parameters);
    case "SemVer":
      return createVersions(parameters);
    default:
      return undefined;
  }
}

function createFloat(parameters: readonly Value[]): Creation {
  if (parameters.length > 2)
    return { problem: `Float-Type supports [] with one or two arguments (from, to). Got ${parameters.length}` };
  const ends = parameters.map((end) => (typeof end === "bigint" ? Number(end) : end));
  const wrong = ends.findIndex((end) => typeof end !== "number" && kindOf(end) !== "default");
  if (wrong >= 0) {
    return {
      problem: `Float-Type [] requires all arguments to be floats, or integers (or default). Got ${rubyClass(parameters[wrong]!)}`,
      index: wrong,
    };
  }
  const [from, to] = ends.map((end) => (typeof end === "number" ? end : undefined));
  if (from !== undefined && to !== undefined && from > to)
    return { problem: emptyRange(printFloat(from), printFloat(to)), isRaised: true };
  return { kind: "type", name: "Float", from, to };
}

function emptyRange(from: string, to: string): string {
  return `'from' must be less or equal to 'to'. Got (${from}, ${to}`;
}

function createBoolean(parameters: readonly Value[]): Creation {
  if (parameters.length !== 1) return wrongCount("Boolean", 1, 1, parameters.length);
  const [value] = parameters;
  return typeof value === "boolean"
    ? { kind: "type", name: "Boolean", value }
    : wrongKind("Boolean", 0, value!, "TrueClass or FalseClass");
}

function createEnum(parameters: readonly Value[]): Creation {
  const last = parameters[parameters.length - 1];
  const values = typeof last === "boolean" ? parameters.slice(0, -1) : parameters;
  if (values.length === 0) return wrongCount("Enum", 1, Infinity, 0);
  const wrong = values.findIndex((value) => typeof value !== "string");
  if (wrong >= 0) return wrongKind("Enum", wrong, values[wrong]!, "String");
  return make.enumType(values as readonly string[], last === true);
}

function createPattern(parameters: readonly Value[]): Creation {
  const patterns: RegexpValue[] = [];
  for (const [index, value] of parameters.entries()) {
    if (typeof value === "string") patterns.push({ kind: "regexp", source: value });
    else if (typeof value !== "object" || value === null || !("kind" in value)) return wrongPattern(value, index);
    else if (value.kind === "regexp") patterns.push(value);
    else if (value.kind === "type" && value.name === "Pattern") pushAll(patterns, value.patterns);
    else if (value.kind === "type" && value.name === "Regexp")
      patterns.push({ kind: "regexp", source: value.source ?? "" });
    else return wrongPattern(value, index);
  }
  const unique = new Map(patterns.map((pattern) => [pattern.source, pattern]));
  return { kind: "type", name: "Pattern", patterns: [...unique.values()] };
}

function wrongPattern(value: Value, index: number): Creation {
  return wrongKind("Pattern", index, value, "String or Regexp or Pattern-Type or Regexp-Type");
}

function createRegexp(parameters: readonly Value[]): Creation {
  const [value] = parameters;
  if (parameters.length > 1) return { ...wrongCount("Regexp", 1, 1, parameters.length), index: 1 };
  if (parameters.length === 0) return wrongCount("Regexp", 1, 1, 0);
  if (typeof value === "string") return { kind: "type", name: "Regexp", source: value };
  if (typeof value === "object" && value !== null && "source" in value) {
    return { kind: "type", name: "Regexp", source: value.source ?? "" };
  }
  return wrongKind("Regexp", 0, value!, "String or Regexp");
}

function createVersions(parameters: readonly Value[]): Creation {
  const ranges: VersionRangeValue[] = [];
  for (const [index, value] of parameters.entries()) {
    const range = typeof value === "string" ? ({ kind: "versionRange", text: value } as const) : value;
    if (kindOf(range) !== "versionRange")
      return wrongKind("SemVer", index, value, "String or SemanticPuppet::VersionRange");
    const problem = typeof value === "string" ? readRange(value) : undefined;
    if (typeof problem === "string") return { problem, index };
    ranges.push(range as VersionRangeValue);
  }
  // Puppet's library fails on these: they have no bounds.
  const isUnmergeable = ranges.length > 1 && ranges.some((range) => rangeOf(range).length !== 1);
  if (isUnmergeable) return { problem: "undefined method `<=>' for nil:NilClass", isRaised: true };
  return { kind: "type", name: "SemVer", ranges: mergeRanges(ranges) };
}
