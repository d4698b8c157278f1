/** Where catalogs go. A catalog that is put twice is there once. */
export interface ResultStore {
  /** Takes over a finished file. `run` and `name` are single, plain words of a path. */
  put(run: string, name: string, file: string): Promise<void>;
}
