import { Walk } from "./memory.js";

/**
 * A computation on data of any depth: a generator that yields the smaller computations it needs and gets their results.
 * `settle` runs it with a stack of its own, so nested values never use up the stack of the machine; its steps count as memory.
 */
export type Deep<Result> = Generator<Deep<unknown>, Result, unknown>;

/** Runs a computation to its end. */
export function settle<Result>(first: Deep<Result>): Result {
  const walk = new Walk();
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
