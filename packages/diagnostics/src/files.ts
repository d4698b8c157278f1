/** What became of an attempt to read a file: its bytes, or why not, in a few words ("no such file"). */
export type FileContent = { readonly bytes: Uint8Array } | { readonly problem: string };

/**
 * How a language reaches the files of its user; the command line passes in the disk, tests and browsers a map.
 * Paths are shown to the user as they stand here. Reading is synchronous, and the same path gives the same bytes during a run.
 */
export interface Files {
  read(path: string): FileContent;
  /** `path` as written in the file `from`: relative to its folder, or `path` itself where that is absolute. */
  resolve(from: string, path: string): string;
}
