import { Failure } from "./failure.js";

/**
 * A computation that may need others: a generator that yields what it needs, another computation or a value that is there
 * already, and is given the result. What another computation throws is thrown at the `yield`.
 */
// The result of a `yield` is of the type of what was yielded, which TypeScript can't say: callers name it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Evaluation<Result> = Generator<unknown, Result, any>;

/** A result that is there at once, or the computation that gives it. */
export type Pending<Result> = Result | Evaluation<Result>;

/** Whether something is a computation rather than a result. */
export function isEvaluation(pending: unknown): pending is Evaluation<unknown> {
  return typeof pending === "object" && pending !== null && "next" in pending;
}

/** How much one run may take before it is taken for endless. */
export interface Limits {
  /** How many computations may wait for each other: 4 or so for a call. */
  readonly depth: number;
  readonly steps: number;
}

const usualLimits: Limits = { depth: 400_000, steps: 100_000_000 };

/** Runs computations with a stack of its own: neither nested values nor calls use up the machine's. */
export class Machine {
  private readonly limits: Limits;
  private steps = 0;

  constructor(limits: Limits = usualLimits) {
    this.limits = limits;
  }

  /** Runs a computation to its end; throws what it throws. */
  run<Result>(first: Pending<Result>): Result {
    if (!isEvaluation(first)) return first;
    const waiting: Evaluation<unknown>[] = [];
    let current: Evaluation<unknown> = first;
    let result: unknown = undefined;
    let thrown: { readonly error: unknown } | undefined;
    for (;;) {
      try {
        const step: IteratorResult<unknown, unknown> = thrown ? current.throw(thrown.error) : current.next(result);
        thrown = undefined;
        result = step.value;
        if (!step.done) {
          if (!isEvaluation(result)) continue;
          waiting.push(current);
          current = result;
          result = undefined;
          this.count(waiting.length);
          continue;
        }
      } catch (error) {
        thrown = { error };
      }
      const next = waiting.pop();
      if (!next) {
         
        if (thrown) throw thrown.error;
        return result as Result;
      }
      current = next;
    }
  }

  private count(depth: number): void {
    if (depth > this.limits.depth) throw new Failure("too-deep-calls", "the calls nest without an end in sight");
    if (++this.steps > this.limits.steps) throw new Failure("too-long", "the evaluation has no end in sight");
  }
}
