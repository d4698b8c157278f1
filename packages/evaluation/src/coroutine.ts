import type { Evaluation } from "./computation.js";

/** What a coroutine's computation hands over where it rests. */
// eslint-disable-next-line require-yield -- a computation that is told by what it is, not run
function* resting(): Evaluation<unknown> {
  return undefined;
}

const rest: Evaluation<unknown> = resting();

/** Whether a computation is the one that stands for a pause. */
export function isRest(evaluation: Evaluation<unknown>): boolean {
  return evaluation === rest;
}

/** Rests the coroutine in which this is run, until it is resumed. */
export function* pause(): Evaluation<void> {
  yield rest;
}

/** A computation beside another one, with a stack of its own: it rests wherever it pauses, and goes on when it is resumed. */
export class Coroutine<Result> {
  private readonly waiting: Evaluation<unknown>[] = [];
  private current: Evaluation<unknown>;
  /** What the computation has come to; undefined as long as it hasn't ended. */
  result: { readonly value: Result } | undefined = undefined;

  constructor(first: Evaluation<Result>) {
    this.current = first;
  }

  /** Goes on until the computation pauses or ends; `count` as in `trampoline`. Rethrows what it throws. */
  resume(count: (waiting: number) => void): void {
    let sent: unknown = undefined;
    let thrown: { readonly error: unknown } | undefined;
    for (;;) {
      try {
        const step = thrown ? this.current.throw(thrown.error) : this.current.next(sent);
        thrown = undefined;
        sent = step.value;
        if (!step.done) {
          if (step.value === rest) return;
          this.waiting.push(this.current);
          this.current = step.value;
          sent = undefined;
          count(this.waiting.length);
          continue;
        }
      } catch (error) {
        thrown = { error };
      }
      const next = this.waiting.pop();
      if (!next) {
        if (thrown) throw thrown.error;
        this.result = { value: sent as Result };
        return;
      }
      this.current = next;
    }
  }
}

/**
 * The trampoline: runs a computation to its end with an explicit stack, so that neither nested values nor calls overflow
 * the call stack, and rethrows its exceptions. `count` is called for each computation that is handed over, with the
 * number of those that wait.
 */
export function trampoline<Result>(first: Evaluation<Result>, count: (waiting: number) => void): Result {
  const alone = new Coroutine(first);
  // Nobody waits for it where it pauses.
  while (!alone.result) alone.resume(count);
  return alone.result.value;
}
