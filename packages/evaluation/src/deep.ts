import { Walk } from "./memory.js";

/**
 * A computation on data of any depth: a generator that yields the smaller computations it needs and gets their results.
 * `settle` runs it with a stack of its own, so nested values never use up the stack of the machine; its steps count as memory.
 */
export type Deep<Result> = Generator<Deep<unknown>, Result, unknown>;

/** What one computation takes, with what it makes. */
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
 * What a computation has made of each list and hash that it met: a value may hold the same one in many places, and the results are
 * the same as well.
 */
export class Made<Result> {
  private results: Map<object, Result> | undefined = undefined;

  /** The result for a part, which `compute` gives the first time. */
  *of(part: object, compute: () => Deep<Result>): Deep<Result> {
    const known = this.results?.get(part);
    if (known !== undefined) return known;
    const result = (yield compute()) as Result;
    (this.results ??= new Map<object, Result>()).set(part, result);
    return result;
  }
}
