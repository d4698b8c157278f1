/** What fits the grammar and is a syntax error all the same. */
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
  /** What it is about, as the text has it. */
  readonly subject: string;
}
