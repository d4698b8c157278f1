/** What was wrong: thrown by `new`, and wherever logic goes wrong. */
export class Failure extends Error {
  override readonly name: string = "Failure";

  /** Each thing that was wrong, in order. */
  get messages(): readonly string[] {
    return [this.message];
  }
}

/** A value or an object that a check or an invariant of the program refuses. */
export class Refusal extends Failure {}

/** An object that could not be made, with everything that was refused. */
export class Refused extends Failure {
  readonly failures: readonly Failure[];

  constructor(failures: readonly Failure[]) {
    super(failures.map(({ message }) => message).join("; "));
    this.failures = failures;
  }

  override get messages(): readonly string[] {
    return this.failures.flatMap(({ messages }) => messages);
  }
}

/** Runs something, or gives the Failure that it ends with. */
export function attempt<Result>(run: () => Result): Result | Failure {
  try {
    return run();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
