/** A value as people and as programs are shown it, both of bounded length. */
export interface ShownValue {
  /** `"text"`, `{2 attributes}`, `[3 values]`. */
  readonly text: string;
  /** JSON; of a value that is too large, its `text` as a JSON string. */
  readonly json: string;
}
