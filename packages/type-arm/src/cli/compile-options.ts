import type { LanguageRequest } from "@cairn/cli-kit";
import type { CompileOptions } from "../compile.js";
import type { EvaluateOptions } from "../instantiate/evaluate-program.js";
import { functionSets } from "../logic/function-set.js";

/** Translates command-line options to compiler options. */
export function compileOptions({ allowance, maxErrors, onPhase, options }: LanguageRequest): CompileOptions {
  const functions = functionSets.find(({ name }) => name === options["functions"]);
  return { allowance, maxErrors, onPhase, lenient: options["lenient"] === true, ...(functions && { functions }) };
}

/** Translates the options of commands that run logic. */
export function evaluateOptions(request: LanguageRequest): EvaluateOptions {
  const { functions } = compileOptions(request);
  const { maxMemory: memory } = request;
  return { ...(functions && { functions }), limits: memory === undefined ? {} : { memory } };
}
