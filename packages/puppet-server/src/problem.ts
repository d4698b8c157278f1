/** An error as the answer to a request; Puppet's agents read `{ message, issue_kind }`. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly issue: string;
  /** Seconds after which agents try again by themselves. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, issue = "RUNTIME_ERROR", retryAfter?: number) {
    super(message);
    this.status = status;
    this.issue = issue;
    this.retryAfter = retryAfter;
  }
}

/** Answers with status 404. */
export function notFound(message: string): Refusal {
  return new Refusal(404, message, "RESOURCE_NOT_FOUND");
}

/** Answers with status 400. */
export function badRequest(message: string): Refusal {
  return new Refusal(400, message, "MISSING_OR_INVALID_PARAMETER");
}

/** Answers with status 409: the request contradicts the current state. */
export function conflict(message: string): Refusal {
  return new Refusal(409, message, "CONFLICT");
}

/** Answers with status 503: agents wait, and ask again. */
export function busy(message: string): Refusal {
  return new Refusal(503, message, "SERVICE_UNAVAILABLE", 10);
}
