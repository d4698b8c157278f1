/** A syntax error that the grammar doesn't detect. */
export interface Problem {
  readonly kind:
    | "unexpected"
    | "arguments-without-function"
    | "no-resource"
    | "not-virtual"
    | "resource-without-title"
    | "appended-without-title";
  readonly start: number;
  readonly end: number;
  /** The culprit, as it is in the source. */
  readonly subject: string;
}
