import type { Span } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { Failure, type Pending, rescuing } from "@cairn/evaluation";
import { labelOfNode, withArticle, type Evaluator, type Scope } from "@cairn/puppet-core/evaluate";

/** The context in which a statement is evaluated. */
export interface Evaluating {
  readonly node: Expression;
  readonly scope: Scope;
  readonly evaluator: Evaluator;
}

/** Runs a part of the evaluation of a statement: failures without a position get that of the statement. */
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

/** The same for a known span. */
export function placedAtSpan<Result>(span: Span | undefined, start: () => Pending<Result>): Pending<Result> {
  return rescuing(start, (error) => {
    if (error instanceof Failure) error.span ??= span;
    throw error;
  });
}
