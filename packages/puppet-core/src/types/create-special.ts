import { bug } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import { nanosecondsOf, parseTimespan, timespanFromHash } from "../values/time/parse-timespan.js";
import { parseTimestamp } from "../values/time/parse-timestamp.js";
import { HashValue } from "../values/hash.js";
import { printTime } from "../values/print-time.js";
import { readUri, uriFields } from "../values/uri.js";
import { isHash, isType, kindOf, type TimeValue, type Value } from "../values/value.js";
import type { Creation, TypeProblem } from "./create.js";
import { createObject } from "./object/create-object.js";
import { notType, rubyClass, wrongCount, wrongKind } from "./create-problems.js";

/** Types of times, URIs, conversions and of Puppet's own language. */
export function createSpecial(name: string, parameters: readonly Value[]): Creation | undefined {
  switch (name) {
    case "Timestamp":
    case "Timespan":
      return createTime(name, parameters);
    case "URI":
      return createUri(parameters);
    case "Init":
      return createInit(parameters);
    case "Runtime":
      return createRuntime(parameters);
    case "Object":
      return createObject(parameters);
    default:
      return undefined;
  }
}

function createTime(name: "Timestamp" | "Timespan", parameters: readonly Value[]): Creation {
  if (parameters.length > 2) return wrongCount(name, 0, 2, parameters.length);
  try {
    const [from, to] = parameters.map((value) => timeOf(name, value));
    if (!from || !to || from.nanoseconds <= to.nanoseconds) {
      return { kind: "type", name, from: from?.nanoseconds, to: to?.nanoseconds };
    }
    return {
      problem: `'from' must be less or equal to 'to'. Got (${printTime(from)}, ${printTime(to)}`,
      isRaised: true,
    };
  } catch (problem) {
    if (!(problem instanceof Failure)) return bug(String(problem));
    return { problem: problem.message, isRaised: true };
  }
}

/** A bound of a range of times; undefined if it is open. */
function timeOf(name: "Timestamp" | "Timespan", value: Value): TimeValue | undefined {
  const kind = name === "Timestamp" ? "timestamp" : "timespan";
  if (value === null || kindOf(value) === "default") return undefined;
  if (kindOf(value) === kind) return value as TimeValue;
  if (typeof value === "bigint" || typeof value === "number") return { kind, nanoseconds: nanosecondsOf(value) };
  if (typeof value === "string") return kind === "timespan" ? parseTimespan(value) : parseTimestamp(value);
  if (!isHash(value)) {
    throw new Failure("evaluation", `Unable to create a Puppet::Pops::Time::${name} from a ${rubyClass(value)}`);
  }
  if (kind === "timespan") return timespanFromHash(value);
  const [text, format, zone] = ["string", "format", "timezone"].map((key) => value.get(key));
  return parseTimestamp(String(text), format ?? undefined, zone);
}

const fields = new Set(["scheme", "userinfo", "host", "port", "path", "query", "fragment", "opaque"]);

function createUri(parameters: readonly Value[]): Creation {
  const [value] = parameters;
  if (parameters.length !== 1) return wrongCount("URI", 1, 1, parameters.length);
  if (typeof value === "string" && value !== "") {
    if (!readUri(value)) return { problem: `bad URI(is not URI?): ${JSON.stringify(value)}` };
    return { kind: "type", name: "URI", parts: new HashValue(uriFields(value)) };
  }
  if (kindOf(value!) === "hash" && (value as HashValue).keys().every((key) => fields.has(key as string))) {
    return { kind: "type", name: "URI", parts: (value as HashValue).size === 0 ? undefined : (value as HashValue) };
  }
  return notType("URI", 0, value!);
}

function createInit([type, ...parameters]: readonly Value[]): Creation {
  if (isType(type!)) return { kind: "type", name: "Init", type, parameters };
  return notType("Init", 0, type!);
}

function createRuntime(parameters: readonly Value[]): Creation {
  const [runtime, typeName] = parameters;
  if (parameters.length !== 2) return twoNeeded(parameters.length);
  if (typeof runtime !== "string") return wrongKind("Runtime", 0, runtime!, "String");
  if (typeof typeName !== "string") return wrongKind("Runtime", 1, typeName!, "String");
  return { kind: "type", name: "Runtime", runtime, typeName };
}

function twoNeeded(actual: number): TypeProblem {
  return wrongCount("Runtime", 2, 2, actual);
}
