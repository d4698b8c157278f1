/**
 * Why a value isn't of a type, in Puppet's words. `describe` walks through both types and collects the mismatches, each
 * with its path into the value; what alternatives have in common is merged; `message` writes the sentence. `signatures`
 * does it for the arguments of calls.
 */
import { pushAll } from "@cairn/diagnostics";
import type { HashValue } from "../../values/hash.js";
import type { Value } from "../../values/value.js";
import { inferDetailed } from "../infer.js";
import { generalize } from "../generalize.js";
import { isInstance } from "../instance.js";
import type { PuppetType, StructType } from "../type.js";
import { describe } from "./describe.js";
import { printMismatch } from "./message.js";
import type { Mismatch } from "./mismatch.js";
import { extend } from "./path.js";

/** Puppet's words for a value that isn't of a type: `subject` is what the value is; undefined if it is of the type. */
export function describeMismatch(subject: string, expected: PuppetType, actual: PuppetType): string {
  const found = describe(expected, actual, extend(undefined, "subject", subject));
  if (found.length === 1) return printMismatch(found[0]!).trim();
  return found.map(printMismatch).join("\n ");
}

/** `describeMismatch` of a value, with its detailed type. */
export function describeValue(subject: string, expected: PuppetType, value: Value): string {
  return isInstance(expected, value) ? "" : describeMismatch(subject, expected, inferDetailed(value));
}

/**
 * What is wrong with the parameters of a class, defined type or template; `parameters` names the declared ones,
 * optional if they have a default. Undefined if nothing is wrong.
 */
export function describeParameters(subject: string, parameters: StructType, given: HashValue): string {
  const known = new Map(parameters.elements.map((element) => [element.key, element]));
  const found: Mismatch[] = [];
  for (const key of given.keys()) {
    if (typeof key === "string" && !known.has(key)) found.push({ kind: "unknownParameter", path: undefined, key });
  }
  for (const { key, optional, value: type } of parameters.elements) {
    const value = given.get(key);
    if (value === undefined) {
      if (!optional) found.push({ kind: "missingParameter", path: undefined, key });
    } else if (!isInstance(type, value)) {
      pushAll(found, describe(type, inferDetailed(value), extend(undefined, "parameter", key)));
    }
  }
  return withSubject(subject, found);
}

/** What is wrong with the default of a parameter, or undefined. */
export function describeDefault(subject: string, parameter: string, type: PuppetType, value: Value): string {
  if (isInstance(type, value)) return "";
  return withSubject(
    subject,
    describe(type, generalize(inferDetailed(value)), extend(undefined, "parameter", parameter)),
  );
}

function withSubject(subject: string, found: readonly Mismatch[]): string {
  if (found.length === 0) return "";
  if (found.length === 1) return `${subject}:${printMismatch(found[0]!)}`;
  return `${subject}:\n ${found.map(printMismatch).join("\n ")}`;
}
