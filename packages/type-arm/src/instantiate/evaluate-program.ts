import { createSpan, startOf, type Diagnostic, type Guesses, type Result } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import { illegalJump, Jump } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import { migration, type FunctionSet } from "../logic/function-set.js";
import type { Model, ProgramStatement } from "../model/index.js";
import { describeFailure } from "./describe-failure.js";
import { functionFinder, type FunctionFinder } from "./functions.js";
import { Runtime, type RunLimits } from "./runtime.js";
import { ProgramScope } from "./scopes.js";

/** What a program's logic may call, and how much it may take. */
export interface EvaluateOptions {
  /** The functions that logic may call; all by default. */
  readonly functions?: FunctionSet;
  readonly limits?: Partial<RunLimits>;
}

/** The outcome of a program: the value of its last statement, and the runtime. */
export interface EvaluatedProgram {
  readonly value: Value;
  readonly runtime: Runtime;
}

const made = new WeakMap<FunctionSet, FunctionFinder>();

/** A runtime for the types of a model. */
export function createRuntime(
  model: Model,
  { functions = migration, limits }: EvaluateOptions = {},
  guesses?: Guesses,
): Runtime {
  let known = made.get(functions);
  if (!known) made.set(functions, (known = functionFinder(functions)));
  return new Runtime(model, known, limits, guesses);
}

/** Runs the statements of a model in order: the first one that fails ends the run, with all its errors. */
export function evaluateProgram(model: Model, options: EvaluateOptions = {}): Result<EvaluatedProgram> {
  const runtime = createRuntime(model, options);
  const first = model.programs[0]?.source;
  if (!first || model.statements.length === 0) return { value: { value: null, runtime }, diagnostics: [] };
  return runStatements(runtime, model.statements, new ProgramScope(first, runtime.search));
}

/** Runs statements in order, in a scope that may already have variables. */
export function runStatements(
  runtime: Runtime,
  statements: readonly ProgramStatement[],
  variables: ProgramScope,
): Result<EvaluatedProgram> {
  let scope = variables;
  let value: Value = null;
  for (const statement of statements) {
    if (scope.source !== statement.source) scope = scope.in(statement.source);
    const outcome = run(runtime, statement, scope);
    if ("diagnostics" in outcome) return outcome;
    value = outcome.value;
  }
  return { value: { value, runtime }, diagnostics: [] };
}

function run(
  runtime: Runtime,
  { node, source }: ProgramStatement,
  scope: ProgramScope,
): { readonly value: Value } | { readonly diagnostics: readonly Diagnostic[] } {
  try {
    return { value: runtime.run(() => runtime.evaluator.begin(node, scope)) };
  } catch (error) {
    const failure = error instanceof Jump ? illegalJump(error) : error;
    if (!(failure instanceof Failure)) throw error;
    const place = source.text === "" ? startOf(source) : createSpan(source, node.start, node.end);
    return { diagnostics: describeFailure(failure, place) };
  }
}
