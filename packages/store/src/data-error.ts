/** An error in a data file, with its offsets. */
export interface DataError {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}
