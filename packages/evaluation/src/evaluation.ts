import { Failure } from "./failure.js";
import { trampoline } from "./coroutine.js";
import { isEvaluation, resultOf, type Evaluation, type Pending } from "./computation.js";

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
  pending: Evaluation<Before>,
  next: (result: Before, state: State) => Pending<Result>,
  state: State,
): Evaluation<Result> {
  return yield* resultOf(next(yield* resultOf(pending), state));
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
  pending: Evaluation<Result>,
  first: number,
  count: number,
  { compute, take }: Series<Result, State>,
  state: State,
): Evaluation<void> {
  take(yield* resultOf(pending), first, state);
  for (let index = first + 1; index < count; index++) {
    take(yield* resultOf(compute(index, state)), index, state);
  }
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
  pending: Evaluation<boolean>,
  first: number,
  count: number,
  test: (index: number) => Pending<boolean>,
): Evaluation<number> {
  if (yield* resultOf(pending)) return first;
  for (let index = first + 1; index < count; index++) if (yield* resultOf(test(index))) return index;
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

function* ensuringLater<Result>(pending: Evaluation<Result>, end: () => void): Evaluation<Result> {
  try {
    return yield* resultOf(pending);
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
  pending: Evaluation<Result>,
  rescue: (error: unknown, state: State) => Pending<Result>,
  state: State,
): Evaluation<Result> {
  try {
    return yield* resultOf(pending);
  } catch (error) {
    return yield* resultOf(rescue(error, state));
  }
}

/** The limits after which a run is considered endless. */
export interface Limits {
  /** The maximum number of computations that wait for each other: about 4 per call. */
  readonly depth: number;
  readonly steps: number;
}

const usualLimits: Limits = { depth: 400_000, steps: 100_000_000 };

/** Runs computations within limits. */
export class Machine {
  private readonly limits: Limits;
  /** The number of steps so far. */
  steps = 0;

  constructor(limits: Limits = usualLimits) {
    this.limits = limits;
  }

  /** Runs a computation to its end; rethrows its exceptions. */
  run<Result>(first: Pending<Result>): Result {
    return isEvaluation(first) ? trampoline(first, this.count) : first;
  }

  private readonly count = (waiting: number): void => {
    if (waiting > this.limits.depth) throw new Failure("too-deep-calls", "the calls nest without an end in sight");
    this.step();
  };

  /** Counts steps that need no computation, so that an infinite loop of those is detected, too. */
  step(count = 1): void {
    if ((this.steps += count) > this.limits.steps) throw new Failure("too-long", "the evaluation has no end in sight");
  }
}
