import { createSpan, startOf, type Diagnostic, type Span } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import { illegalJump, Jump } from "@cairn/puppet-core/evaluate";
import { nodesOf } from "../ast/children.js";
import { migration, type FunctionSet } from "../logic/function-set.js";
import type { Model, ProgramStatement } from "../model/index.js";
import { describeFailure } from "./describe-failure.js";
import { createRuntime } from "./evaluate-program.js";
import { isFatal } from "./refused.js";
import type { Runtime } from "./runtime.js";
import { ProgramScope } from "./scopes.js";

/**
 * The errors of all statements of a model, found by running them. A statement that uses a variable of a failed one is
 * skipped: its errors would only be consequences.
 */
export function rejectedStatements(model: Model, functions: FunctionSet = migration): readonly Diagnostic[] {
  const first = model.programs[0]?.source;
  if (!first || model.statements.length === 0) return [];
  const runtime = createRuntime(model, { functions });
  const unknown = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  let scope = new ProgramScope(first, runtime.search);
  for (const statement of model.statements) {
    if (scope.source !== statement.source) scope = scope.in(statement.source);
    const variables = variablesOf(statement);
    const failure = variables.used.some((name) => unknown.has(name)) ? skipped : failureOf(statement, scope, runtime);
    if (failure === undefined) continue;
    for (const name of variables.assigned) unknown.add(name);
    if (failure === skipped) continue;
    diagnostics.push(...describeFailure(failure, placeOf(statement)));
    if (isFatal(failure)) break;
  }
  return diagnostics;
}

const skipped = "skipped";

function failureOf({ node }: ProgramStatement, scope: ProgramScope, runtime: Runtime): Failure | undefined {
  try {
    runtime.run(() => runtime.evaluator.begin(node, scope));
    return undefined;
  } catch (error) {
    const failure = error instanceof Jump ? illegalJump(error) : error;
    if (!(failure instanceof Failure)) throw error;
    return failure;
  }
}

/** The variables that a statement reads, and those that it sets. */
function variablesOf({ node }: ProgramStatement): { readonly used: string[]; readonly assigned: string[] } {
  const used: string[] = [];
  const assigned: string[] = [];
  for (const each of nodesOf(node)) {
    if (each.kind === "variable") used.push(each.name);
    if (each.kind === "assignment" && each.left.kind === "variable") assigned.push(each.left.name);
  }
  return { used, assigned };
}

function placeOf({ node, source }: ProgramStatement): Span {
  return source.text === "" ? startOf(source) : createSpan(source, node.start, node.end);
}
