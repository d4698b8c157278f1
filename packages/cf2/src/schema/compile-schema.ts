/** Makes a validator of the text of a JSON schema. */
import { bug, type Source } from "@cairn/diagnostics";
import { deserialize } from "@cairn/store";
import { Ajv, type AnySchemaObject, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { memberNamedIn, schemaProblem } from "./schema-bounds.js";
import type { SchemaProblem } from "./schema-places.js";

/** Ajv repeats the names of a schema in the program that it writes, over and over. */
const longestText = 5_000_000;
/** How errors are named by which Ajv refuses a schema, or JavaScript a pattern in it. */
const refusals = ["Error", "SyntaxError"];
/** Messages repeat patterns. */
const longestReason = 1000;

/** A validator for a value that is so many levels deep, or why the schema can't be used. */
export function compileSchema(source: Source, valueDepth: number): ValidateFunction | SchemaProblem {
  if (source.text.length > longestText) return { reason: `it is longer than ${longestText} characters`, at: [] };
  const [error] = deserialize(source, "json", { lastCounts: true }).errors;
  if (error) return { reason: error.message, at: error };
  const schema = JSON.parse(source.text) as AnySchemaObject;
  const problem = schemaProblem(schema, valueDepth);
  if (problem) return problem;
  const is2020 = /2019-09|2020-12/.test(String(schema?.$schema));
  const ajv = new (is2020 ? Ajv2020 : Ajv)({
    ...{ allErrors: true, strict: false, validateFormats: false, logger: false },
    // What many references name is compiled once.
    inlineRefs: false,
  });
  try {
    return ajv.compile(schema);
  } catch (error) {
    return refusalOf(error, schema, ajv.errors?.[0]?.instancePath);
  }
}

/** Whether a value is valid, or why the schema can't be used: JavaScript compiles a pattern when it first searches. */
export function runSchema(check: ValidateFunction, value: unknown, schema: Source): boolean | SchemaProblem {
  try {
    return check(value);
  } catch (error) {
    return refusalOf(error, JSON.parse(schema.text) as AnySchemaObject, undefined);
  }
}

/** Anything else is a bug, also a RangeError: the bounds above leave the validator enough stack and memory. */
function refusalOf(error: unknown, schema: AnySchemaObject, pointer: string | undefined): SchemaProblem {
  if (!(error instanceof Error) || !refusals.includes(error.name)) return bug(`the validator fails: ${String(error)}`);
  const at = pointer === undefined ? memberNamedIn(error.message, schema) : pointerSteps(pointer);
  return { reason: error.message.slice(0, longestReason), at };
}

/** The names and numbers in a JSON pointer. */
export function pointerSteps(pointer: string): readonly string[] {
  const steps = pointer.split("/").slice(1);
  return steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
