import { createSource, hasErrors, type Diagnostic } from "@cairn/diagnostics";
import { parse } from "../../src/parse/parse.js";
import { resolve } from "../../src/compile.js";
import { evaluateProgram, type EvaluatedProgram } from "../../src/instantiate/evaluate-program.js";
import type { RunLimits } from "../../src/instantiate/runtime.js";
import { asSeen } from "../../src/serialize/as-seen.js";
import { printPlain } from "../../src/serialize/plain.js";

/** The result of a program and the statements after it. */
export interface Outcome {
  readonly evaluated?: EvaluatedProgram | undefined;
  /** As the user sees it, out of the printed JSON. */
  readonly seen?: unknown;
  readonly text?: string;
  readonly errors: readonly Diagnostic[];
}

/** Runs statements with the types of a program. */
export function evaluate(types: string, code: string, limits: Partial<RunLimits> = {}): Outcome {
  const sources = [createSource("types.pp", types), createSource("code.pp", code)];
  const parsed = sources.map((source) => parse(source));
  const syntax = parsed.flatMap(({ diagnostics }) => diagnostics);
  if (hasErrors(syntax)) return { errors: onlyErrors(syntax) };
  const model = resolve(parsed.map(({ value }) => value!));
  if (hasErrors(model.diagnostics)) return { errors: onlyErrors(model.diagnostics) };
  const { value, diagnostics } = evaluateProgram(model.value, { limits });
  if (!value) return { errors: onlyErrors(diagnostics) };
  const plain = asSeen(value.runtime, value.value);
  if (plain.value === undefined) return { evaluated: value, errors: onlyErrors(plain.diagnostics) };
  const printed = printPlain(plain.value, "json");
  if ("tooLarge" in printed) throw new Error("too large");
  const text = [...printed.chunks].join("");
  return { evaluated: value, seen: withoutType(JSON.parse(text)), text, errors: [] };
}

function onlyErrors(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === "error");
}

/** The root object may or may not include its type. */
function withoutType(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { $type: _, ...rest } = value as Record<string, unknown>;
  return rest;
}

/** The object that came out, or the messages. */
export function show(types: string, code: string): unknown {
  const { seen, errors } = evaluate(types, code);
  return errors.length > 0 ? errors.map(({ message }) => message) : seen;
}

/** The codes of the diagnostics, without the language's name. */
export function codes(types: string, code: string): string[] {
  return evaluate(types, code).errors.map((error) => error.code.replace("type-arm/", ""));
}
