import { Walk } from "./memory.js";
import { trampoline } from "./coroutine.js";
import { resultOf, type Evaluation } from "./computation.js";

/** A computation on data of any depth, for `settle`. */
export type Deep<Result> = Evaluation<Result>;

/** The memory of one computation, including its result. */
const bytesOfComputation = 64;

/** Runs a computation to its end; its steps count as memory. */
export function settle<Result>(first: Deep<Result>): Result {
  const walk = new Walk(bytesOfComputation);
  const result = trampoline(first, () => walk.step());
  walk.end();
  return result;
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
    const result = yield* resultOf(compute());
    (this.results ??= new Map<object, Result>()).set(part, result);
    return result;
  }
}
