/** A mistake in a data file, at offsets of its text. */
export interface DataError {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}
