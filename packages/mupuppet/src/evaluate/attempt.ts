import { Failure, type Pending, withBudget } from "@cairn/evaluation";
import { startOf, type Span } from "@cairn/diagnostics";
import { illegalJump, Jump } from "@cairn/puppet-core/evaluate";
import type { Compilation } from "./compilation.js";

/**
 * Runs a part of a compilation and reports why it failed; `place` (or its span) is the position, unless the failure has
 * its own.
 */
export function attempt<Result>(
  compilation: Compilation,
  place: Span | { readonly span: Span | undefined } | undefined,
  start: () => Pending<Result>,
): Result | undefined {
  try {
    return withBudget(compilation.budget, () => compilation.evaluator.machine.run(start()));
  } catch (error) {
    const failure = error instanceof Jump ? illegalJump(error) : error;
    if (!(failure instanceof Failure)) throw error;
    const span = place && "span" in place ? place.span : place;
    compilation.report(failure, span ?? startOf(compilation.definitions.main.source));
    return undefined;
  }
}

/** Runs something in a finished compilation, for explanations: its diagnostics are discarded. */
export function attemptQuietly<Result>(
  compilation: Compilation,
  start: () => Pending<Result | undefined>,
): Result | undefined {
  const { diagnostics } = compilation;
  const before = diagnostics.length;
  try {
    return withBudget(compilation.budget, () => compilation.evaluator.machine.run(start()));
  } catch (error) {
    if (error instanceof Failure || error instanceof Jump) return undefined;
    throw error;
  } finally {
    diagnostics.length = before;
  }
}
