/**
 * A computation that may need others: a generator that hands over each of them with `yield* resultOf(other)` and
 * receives its result. Exceptions of the other computation are thrown at that place.
 */
export type Evaluation<Result> = Generator<Evaluation<unknown>, Result, unknown>;

/** A result, or the computation that returns it. */
export type Pending<Result> = Result | Evaluation<Result>;

/** Stands for all generators: whether a value is one takes a third of the time of whether it has a member. */
function AnyGenerator(): void {}
AnyGenerator.prototype = (Object.getPrototypeOf(function* () {}) as { readonly prototype: object }).prototype;

/** Whether something is a computation rather than a result. */
export function isEvaluation(pending: unknown): pending is Evaluation<unknown> {
  return pending instanceof AnyGenerator;
}

/**
 * Waits for a computation, in the body of another: `const type = yield* resultOf(inferring(value))`. What the trampoline
 * sends has the type of the computation that it was handed, which TypeScript can't say of a `yield`: it is stated here,
 * once. A result that is there already never reaches the trampoline.
 */
export function resultOf<Result>(pending: Pending<Result>): Handover<Result> {
  return new Handover(pending);
}

/** Hands a computation to the trampoline, and ends with what that sends. */
class Handover<Result> {
  private readonly pending: Pending<Result>;
  private isHandedOver = false;

  constructor(pending: Pending<Result>) {
    this.pending = pending;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(sent: unknown): IteratorResult<Evaluation<unknown>, Result> {
    if (this.isHandedOver) return { done: true, value: sent as Result };
    this.isHandedOver = true;
    const { pending } = this;
    return isEvaluation(pending) ? { done: false, value: pending } : { done: true, value: pending };
  }

  throw(error: unknown): IteratorResult<Evaluation<unknown>, Result> {
    throw error;
  }
}
