import type { Expression } from "@cairn/puppet-core";
import { failureOf, isEvaluation, resultOf, type Evaluation, type FailureNote } from "@cairn/evaluation";
import { type Scope } from "@cairn/puppet-core/evaluate";
import { markFollowing } from "./following.js";
import { chainNotes } from "./duplicates.js";
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
      if (scope.owner.kind === "define") error.notes.push(...waysTo(scope));
      compilation.report(error, evaluator.spanOf(statement, within));
      markFollowing(statement, scope);
    }
  }
}

/** The body of a defined type has a different meaning for each of its resources. */
function waysTo({ resource }: PuppetScope): FailureNote[] {
  const { reference, span } = resource;
  return [{ message: `${reference} is declared here`, span }, ...chainNotes(resource, 3)];
}
