import { createSource } from "@cairn/diagnostics";
import type { Limits } from "@cairn/evaluation";
import type { EvaluatorOptions } from "@cairn/puppet-core/evaluate";
import { inspect } from "@cairn/puppet-core/values";
import { parse, type Program } from "@cairn/mupuppet";
import { evaluateStatements, type Outcome } from "@cairn/testing/evaluate";

/** The tree of a program that parses. */
export function treeOf(text: string): Program {
  const { value, diagnostics } = parse(createSource("test.pp", text));
  if (!value) throw new Error(`${text}: ${diagnostics.map(({ message }) => message).join(", ")}`);
  return value;
}

/** Evaluates the statements of a program. */
export function run(program: string | Program, options?: Partial<EvaluatorOptions> & { limits?: Limits }): Outcome {
  return evaluateStatements(typeof program === "string" ? treeOf(program) : program, options);
}

/** The value of a program as Puppet shows it, or `!` and the failure. */
export function show(program: string, options?: Partial<EvaluatorOptions>): string {
  const { value, failure } = run(program, options);
  return failure ? `! ${failure.message}` : inspect(value!);
}
