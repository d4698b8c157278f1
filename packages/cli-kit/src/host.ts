import type { FileContent } from "@cairn/diagnostics";

/**
 * The world of a command: everything that is not computation passes through here.
 * `nodeHost` is the real one; `memoryHost` is one for tests.
 */
export interface CliHost {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdoutIsTerminal: boolean;
  readonly stderrIsTerminal: boolean;
  /** Columns of the terminal, 80 where there is none. */
  readonly width: number;
  read(path: string): FileContent;
  readStdin(): Promise<Uint8Array>;
  /** The files below a folder, or that match a pattern, sorted by code unit; `undefined` where there is nothing. */
  list(pattern: string, extensions: readonly string[]): readonly string[] | undefined;
  /** Writes a temporary file beside `path` and renames it: either all of it is there, or the old one is untouched. */
  writeFile(path: string, chunks: Iterable<string>): void;
  writeStdout(text: string): void;
  writeStderr(text: string): void;
  /** Milliseconds, only for `--stats` and progress. */
  now(): number;
  /** Bytes of memory in use. */
  memory(): number;
  /** Calls `changed` after any of `paths` changed, until the returned function is called. */
  watch(paths: readonly string[], changed: () => void): () => void;
  /** Runs a program, for commands that judge others. */
  run(command: string, args: readonly string[], input?: string): Promise<{ status: number; stdout: string; stderr: string }>;
}
