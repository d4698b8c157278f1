import type { Span } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { Failure, type Pending, rescuing } from "@cairn/evaluation";
import { labelOfNode, withArticle, type Evaluator, type Scope } from "@cairn/puppet-core/evaluate";

/** What a statement is evaluated with. */
export interface Evaluating {
  readonly node: Expression;
  readonly scope: Scope;
  readonly evaluator: Evaluator;
}

/** Runs a part of the evaluation of a statement: what fails in it without saying where has failed at the statement. */
export function placedAt<Result, Statement extends Evaluating>(
  statement: Statement,
  start: (statement: Statement) => Pending<Result>,
): Pending<Result> {
  return rescuing(start, throwPlaced, statement);
}

function throwPlaced(error: unknown, { evaluator, node, scope }: Evaluating): never {
  if (error instanceof Failure && !error.span) {
    error.span = evaluator.spanOf(node, scope);
    error.during = withArticle(labelOfNode(node));
  }
  throw error;
}

/** The same where the place is known already. */
export function placedAtSpan<Result>(span: Span | undefined, start: () => Pending<Result>): Pending<Result> {
  return rescuing(start, (error) => {
    if (error instanceof Failure) error.span ??= span;
    throw error;
  });
}
