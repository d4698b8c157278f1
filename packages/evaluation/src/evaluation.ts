import { Failure } from "./failure.js";

/**
 * A computation that may need others: a generator that yields what it needs, another computation or a value, and
 * receives the result. Exceptions of the other computation are thrown at the `yield`.
 */
// The result of a `yield` is of the type of what was yielded, which TypeScript can't say: callers name it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Evaluation<Result> = Generator<unknown, Result, any>;

/** A result, or the computation that returns it. */
export type Pending<Result> = Result | Evaluation<Result>;

/** Whether something is a computation rather than a result. */
export function isEvaluation(pending: unknown): pending is Evaluation<unknown> {
  return typeof pending === "object" && pending !== null && "next" in pending;
}

/**
 * Applies `next` to a result: immediately if it is available. `state` is passed through, to avoid creating a closure
 * for every call in frequently executed code.
 */
export function after<Before, Result, State = undefined>(
  pending: Pending<Before>,
  next: (result: Before, state: State) => Pending<Result>,
  state?: State,
): Pending<Result> {
  return isEvaluation(pending) ? waitingFor(pending, next, state as State) : next(pending, state as State);
}

function* waitingFor<Before, Result, State = undefined>(
  pending: unknown,
  next: (result: Before, state: State) => Pending<Result>,
  state: State,
): Evaluation<Result> {
  return yield next(yield pending, state);
}

interface Series<Result, State> {
  readonly compute: (index: number, state: State) => Pending<Result>;
  readonly take: (result: Result, index: number, state: State) => void;
}

/** Computes `count` results sequentially, and passes each to `take`; `state` as in `after`. */
export function inOrder<Result, State = undefined>(
  count: number,
  compute: (index: number, state: State) => Pending<Result>,
  take: (result: Result, index: number, state: State) => void,
  state?: State,
): Pending<void> {
  for (let index = 0; index < count; index++) {
    const pending = compute(index, state as State);
    if (isEvaluation(pending)) return goingOn(pending, index, count, { compute, take }, state as State);
    take(pending, index, state as State);
  }
}

function* goingOn<Result, State>(
  pending: unknown,
  first: number,
  count: number,
  { compute, take }: Series<Result, State>,
  state: State,
): Evaluation<void> {
  take(yield pending, first, state);
  for (let index = first + 1; index < count; index++) take(yield compute(index, state), index, state);
}

/** The first index below `count` for which `test` holds, or -1. Those after it are never tested. */
export function firstIndex(count: number, test: (index: number) => Pending<boolean>): Pending<number> {
  for (let index = 0; index < count; index++) {
    const pending = test(index);
    if (isEvaluation(pending)) return searchOn(pending, index, count, test);
    if (pending) return index;
  }
  return -1;
}

function* searchOn(
  pending: unknown,
  first: number,
  count: number,
  test: (index: number) => Pending<boolean>,
): Evaluation<number> {
  if (yield pending) return first;
  for (let index = first + 1; index < count; index++) if (yield test(index)) return index;
  return -1;
}

/** Runs a computation, and `end` however it ends. */
export function ensuring<Result>(start: () => Pending<Result>, end: () => void): Pending<Result> {
  let isDone = true;
  try {
    const pending = start();
    if (!isEvaluation(pending)) return pending;
    isDone = false;
    return ensuringLater(pending, end);
  } finally {
    if (isDone) end();
  }
}

function* ensuringLater<Result>(pending: unknown, end: () => void): Evaluation<Result> {
  try {
    return yield pending;
  } finally {
    end();
  }
}

/**
 * Runs a computation; what it throws is passed to `rescue`, which returns a result or throws itself; `state` as in
 * `after`.
 */
export function rescuing<Result, State = undefined>(
  start: (state: State) => Pending<Result>,
  rescue: (error: unknown, state: State) => Pending<Result>,
  state?: State,
): Pending<Result> {
  try {
    const pending = start(state as State);
    return isEvaluation(pending) ? rescuingLater(pending, rescue, state as State) : pending;
  } catch (error) {
    return rescue(error, state as State);
  }
}

function* rescuingLater<Result, State>(
  pending: unknown,
  rescue: (error: unknown, state: State) => Pending<Result>,
  state: State,
): Evaluation<Result> {
  try {
    return yield pending;
  } catch (error) {
    return yield rescue(error, state);
  }
}

/** The limits after which a run is considered endless. */
export interface Limits {
  /** The maximum number of computations that wait for each other: about 4 per call. */
  readonly depth: number;
  readonly steps: number;
}

const usualLimits: Limits = { depth: 400_000, steps: 100_000_000 };

/**
 * A trampoline: runs computations with an explicit stack, so that neither nested values nor calls overflow the call
 * stack.
 */
export class Machine {
  private readonly limits: Limits;
  /** The number of steps so far. */
  steps = 0;

  constructor(limits: Limits = usualLimits) {
    this.limits = limits;
  }

  /** Runs a computation to its end; rethrows its exceptions. */
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
    this.step();
  }

  /** Counts steps that need no computation, so that an infinite loop of those is detected, too. */
  step(count = 1): void {
    if ((this.steps += count) > this.limits.steps) throw new Failure("too-long", "the evaluation has no end in sight");
  }
}
