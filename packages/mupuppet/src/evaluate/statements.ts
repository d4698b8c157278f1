import { createSpan } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { failureOf, isEvaluation, resultOf, type Evaluation, type Failure, type FailureNote } from "@cairn/evaluation";
import { type Scope } from "@cairn/puppet-core/evaluate";
import { walk } from "@cairn/puppet-core/manifest";
import { capitalize } from "@cairn/puppet-core/types";
import { referenceTo } from "../catalog/resource.js";
import type { ClassBody } from "../resolve/definition.js";
import { chainNotes } from "./duplicates.js";
import { markFollowing } from "./following.js";
import type { PuppetScope } from "./scopes/puppet-scope.js";

/**
 * Runs the statements of a body. One that fails is reported and ends there; the following ones run nevertheless, for
 * their own diagnostics. `within` is the scope as the file of the statements sees it.
 */
export function* runStatements(
  statements: readonly Expression[],
  scope: PuppetScope,
  within: Scope = scope,
): Evaluation<void> {
  const { compilation } = scope;
  const { evaluator } = compilation;
  for (const statement of statements) {
    try {
      const pending = evaluator.begin(statement, within);
      if (isEvaluation(pending)) yield* resultOf(pending);
    } catch (caught) {
      const error = failureOf(caught);
      error.notes.push(...resourceOf(error, statement, within), ...waysTo(scope, statement));
      compilation.report(error, evaluator.spanOf(statement, within));
      markFollowing(statement, scope);
    }
  }
}

/** The resource whose file can't be read: the failure itself is at the call of a function. */
function resourceOf({ kind, span }: Failure, statement: Expression, { source }: Scope): FailureNote[] {
  if (kind !== "missing-file" || span?.source !== source || statement.kind !== "resource") return [];
  const body = statement.bodies.find(({ end, start }) => start <= span.start && span.end <= end);
  if (!body) return [];
  const { end, start } = body.title;
  const title = body.title.kind === "string" ? body.title.value : source.text.slice(start, end);
  const type = capitalize(source.text.slice(statement.type.start, statement.type.end));
  return [{ message: `it is for ${referenceTo(type, title)}`, span: createSpan(source, start, end) }];
}

/**
 * Who declared the body in which a statement failed. The body of a defined type means something else for each of its
 * resources; that of a class with parameters does where it reads variables.
 */
function waysTo({ owner, resource }: PuppetScope, statement: Expression): FailureNote[] {
  if (owner.kind !== "define" && !(owner.kind === "class" && dependsOnParameters(owner, statement))) return [];
  const span = resource.span ?? resource.declarations[0]?.span;
  return [{ message: `${resource.reference} is declared here`, span }, ...chainNotes(resource, 3)];
}

function dependsOnParameters({ node }: ClassBody, statement: Expression): boolean {
  if (node.parameters.length === 0) return false;
  let reads = false;
  walk(statement, ({ kind }) => {
    reads ||= kind === "variable";
  });
  return reads;
}
