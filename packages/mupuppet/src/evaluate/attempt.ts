import { startOf, type Span } from "@cairn/diagnostics";
import { Failure, illegalJump, Jump, type Pending } from "@cairn/puppet-expressions/evaluate";
import type { Compilation } from "./compilation.js";

/** Runs a part of a compilation and reports why it failed; `place` is where, unless the failure knows better. */
export function attempt<Result>(
  compilation: Compilation,
  place: Span | undefined,
  start: () => Pending<Result>,
): Result | undefined {
  try {
    return compilation.evaluator.machine.run(start());
  } catch (error) {
    const failure = error instanceof Jump ? illegalJump(error) : error;
    if (!(failure instanceof Failure)) throw error;
    compilation.report(failure, place ?? startOf(compilation.definitions.main.source));
    return undefined;
  }
}
