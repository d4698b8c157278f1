/**
 * The result of reading a file: its bytes, or a brief reason for failure ("no such file"). `realPath`: where the bytes come
 * from, with all symbolic links resolved as they were at that moment; a link may lead elsewhere at the next look.
 */
export type FileContent =
  { readonly bytes: Uint8Array; readonly realPath?: string | undefined } | { readonly problem: string };

/**
 * A language's access to its user's files; the command line passes in the disk, tests and browsers a map. Paths are
 * shown to the user unchanged. Reading is synchronous, and the same path yields the same bytes during a run.
 */
export interface Files {
  read(path: string): FileContent;
  /** Resolves `path` as written in the file `from`: relative to its folder, or `path` itself if that is absolute. */
  resolve(from: string, path: string): string;
}
