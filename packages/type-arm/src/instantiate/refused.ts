import { Failure, limitsReached } from "@cairn/evaluation";

/** Thrown if an object can't be created, with all its errors. */
export class Refused extends Failure {
  readonly failures: readonly Failure[];

  constructor(failures: readonly Failure[]) {
    super("refused", failures.map(({ message }) => message).join("; "));
    this.failures = failures;
  }
}

/** The failures that one represents. */
export function failuresOf(failure: Failure): readonly Failure[] {
  return failure instanceof Refused ? failure.failures : [failure];
}

const fatal: ReadonlySet<string> = new Set(["too-large", ...limitsReached]);

/** Whether nothing more can be reported after such a failure. */
export function isFatal(error: unknown): boolean {
  return !(error instanceof Failure) || fatal.has(error.kind);
}
