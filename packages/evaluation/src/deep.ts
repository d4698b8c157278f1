import { Walk } from "./memory.js";

/**
 * A computation on data of any depth: a generator that yields the smaller computations it needs and receives their
 * results.
 * `settle` is its trampoline: it runs it with an explicit stack, so that nested values can't overflow the call stack;
 * its steps count as memory.
 */
export type Deep<Result> = Generator<Deep<unknown>, Result, unknown>;

/** The memory of one computation, including its result. */
const bytesOfComputation = 64;

/** Runs a computation to its end. */
export function settle<Result>(first: Deep<Result>): Result {
  const walk = new Walk(bytesOfComputation);
  const waiting: Deep<unknown>[] = [];
  let current: Deep<unknown> = first;
  let result: unknown;
  for (;;) {
    const step = current.next(result);
    if (!step.done) {
      walk.step();
      waiting.push(current);
      current = step.value;
      result = undefined;
      continue;
    }
    result = step.value;
    const next = waiting.pop();
    if (!next) {
      walk.end();
      return result as Result;
    }
    current = next;
  }
}

/**
 * Memoises the results for lists and hashes: a value may share the same one many times, and the results are the same as
 * well.
 */
export class Made<Result> {
  private results: Map<object, Result> | undefined = undefined;

  /** The result for a part, which `compute` returns the first time. */
  *of(part: object, compute: () => Deep<Result>): Deep<Result> {
    const known = this.results?.get(part);
    if (known !== undefined) return known;
    const result = (yield compute()) as Result;
    (this.results ??= new Map<object, Result>()).set(part, result);
    return result;
  }
}
