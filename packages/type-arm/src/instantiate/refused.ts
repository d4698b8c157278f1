import { Failure } from "@cairn/puppet-expressions/evaluate";

/** Thrown where an object can't be made: with all that was refused of it. */
export class Refused extends Failure {
  readonly failures: readonly Failure[];

  constructor(failures: readonly Failure[]) {
    super("refused", failures.map(({ message }) => message).join("; "));
    this.failures = failures;
  }
}

/** The failures that one stands for. */
export function failuresOf(failure: Failure): readonly Failure[] {
  return failure instanceof Refused ? failure.failures : [failure];
}

const fatal = new Set(["too-long", "too-deep-calls", "too-large", "too-much-memory"]);

/** Whether nothing more can be said after such a failure. */
export function isFatal(error: unknown): boolean {
  return !(error instanceof Failure) || fatal.has(error.kind);
}
