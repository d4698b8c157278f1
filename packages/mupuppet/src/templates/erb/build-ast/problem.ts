/** What fits the grammar and isn't Ruby all the same. */
export interface Problem {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}
