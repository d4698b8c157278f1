import { isRest } from "./coroutine.js";
import { isEvaluation, type Evaluation, type Pending } from "./computation.js";

/**
 * Runs computations on the machine's own stack, which takes less than the trampoline, as far as they nest no deeper than
 * a limit. What nests deeper, and what pauses, is left to the trampoline.
 */
export class ShallowStack {
  private readonly limit: number;
  private depth = 0;
  /** Whether the limit was reached: what waits for that is left to the trampoline too, and not tried level by level. */
  private isFull = false;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Whether there is room for one more level, which `leave` ends. */
  enter(): boolean {
    if (this.depth < this.limit) {
      this.depth++;
      return true;
    }
    this.isFull = true;
    return false;
  }

  leave(): void {
    if (--this.depth === 0) this.isFull = false;
  }

  /** To be called when the trampoline begins what there was no room for. */
  restart(): void {
    this.isFull = false;
  }

  /** The result of a computation if it takes no more room than there is, else what is left of it. */
  advance<Result>(pending: Pending<Result>): Pending<Result> {
    return isEvaluation(pending) && !this.isFull ? this.run(pending) : pending;
  }

  private run<Result>(evaluation: Evaluation<Result>): Pending<Result> {
    let step = evaluation.next();
    while (!step.done) {
      let result: unknown;
      try {
        result = this.nested(step.value);
      } catch (error) {
        step = evaluation.throw(error);
        continue;
      }
      if (isEvaluation(result)) return begun(evaluation, result);
      step = evaluation.next(result);
    }
    return step.value;
  }

  private nested(evaluation: Evaluation<unknown>): unknown {
    if (isRest(evaluation) || !this.enter()) return evaluation;
    try {
      return this.run(evaluation);
    } finally {
      this.leave();
    }
  }
}

/** The rest of a computation that waits for another one already. */
function* begun<Result>(evaluation: Evaluation<Result>, other: Evaluation<unknown>): Evaluation<Result> {
  let step: IteratorResult<Evaluation<unknown>, Result> = { done: false, value: other };
  while (!step.done) {
    let sent: unknown;
    try {
      sent = yield step.value;
    } catch (error) {
      step = evaluation.throw(error);
      continue;
    }
    step = evaluation.next(sent);
  }
  return step.value;
}
