import type { Pool, PoolLimits } from "./jobs/work.js";
import type { FileContent } from "@cairn/diagnostics";

/** One name in a folder, as `CliHost.readFolder` returns it. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: "file" | "folder" | "other";
}

/** The outcome of a program that `CliHost.run` started. */
export interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The user's answer to a prompt: a line, the end of input, or that the line was discarded. */
export type TypedLine = { readonly line: string } | "end" | "cancelled";

/** Reads lines one after the other: from a terminal, with editing and history, or from standard input. */
export interface LineReader {
  readonly isTerminal: boolean;
  /** Shows the prompt on a terminal, and waits for the next line. */
  next(prompt: string): Promise<TypedLine>;
  close(): void;
}

/** Standard input and output as they come, for a program that talks to another one. */
export interface ByteStreams {
  onBytes(listener: (bytes: Uint8Array) => void): void;
  /** Called once, when the other side has gone. */
  onEnd(listener: () => void): void;
  /** Resolves when there is room for more. */
  write(bytes: Uint8Array): Promise<void>;
}

/** A bar that grows. */
export interface Progress {
  set(done: number): void;
  /** Removes it. */
  stop(): void;
}

/** A file that grows by lines. */
export interface LineLog {
  /** Appends a line; it is in the file when this returns. Returns a brief reason if it failed. */
  write(line: string): string | undefined;
  close(): void;
}

/**
 * The environment of a command: all side effects go through it.
 * `nodeHost` is the real one; `memoryHost` is one for tests.
 */
export interface CliHost {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdoutIsTerminal: boolean;
  readonly stderrIsTerminal: boolean;
  /** Columns of the terminal; 80 if there is none. */
  readonly width: number;
  /** Versions of the platform, for the report of an internal error: `Node.js v20.20.2`. */
  readonly platform: string;
  /** A stack in terms of the sources, for the report of an internal error; without it the stack stays as it is. */
  sourceStack?(stack: string): string;
  /** Reads a regular file; devices and pipes are rejected. */
  read(path: string): FileContent;
  /**
   * Reads a file that the user named on the command line: devices and pipes are read like standard input. May wait; see
   * `interruptible`.
   */
  readNamed(path: string): FileContent;
  /** Records that the run reads a file, so that `writeFile` rejects it before it has been read. */
  noteInput?(path: string): void;
  /** Whether a path names a file that the run reads, under whatever name. */
  isInput?(path: string): boolean;
  /** Reads all of standard input; a closed one is empty. */
  readStdin(): Promise<FileContent>;
  /** Reads standard input line by line; a brief problem if that fails. */
  openLines(): Promise<LineReader | { readonly problem: string }>;
  /** Standard input and output for a program that talks to another one; undefined if there are none. */
  openStreams(): ByteStreams | undefined;
  kindOf(path: string): "file" | "folder" | undefined;
  /** The permissions of a file or folder (`0o644`), links followed; undefined if there are none. */
  permissionsOf?(path: string): number | undefined;
  /** The absolute path with all symbolic links resolved; undefined if it doesn't exist. */
  realPath(path: string): string | undefined;
  /** The contents of a folder, in no particular order; undefined if it can't be read. Links to folders are `other`. */
  readFolder(path: string): readonly FolderEntry[];
  /**
   * Writes a temporary file beside `path` and renames it: either the file is complete, or the old one is unchanged.
   * Follows a symbolic link, keeps the mode. A device or a named pipe is written in place, or rejected if a plain file
   * is required. A file that this host has read is rejected: a result never destroys its own input. Returns a brief
   * reason if it failed.
   */
  writeFile(path: string, chunks: Iterable<string>, onlyPlain?: "only plain files"): string | undefined;
  /** The same for a new version of a file that was read: formatted, fixed, or updated. */
  rewriteFile(path: string, chunks: Iterable<string>, onlyPlain?: "only plain files"): string | undefined;
  /** Removes the temporary files of a folder that `writeFile` has left in processes that run no more. */
  removeLeftovers?(path: string): void;
  /** Creates a folder and its missing parents, for the user only if they are private; returns a brief reason if it failed. */
  makeFolder(path: string, isPrivate?: "private"): string | undefined;
  /** Writes to standard output; a terminal shows control characters, and obeys only the colours of a styled text. */
  writeStdout(text: string, styled?: "styled"): void;
  /** Writes to standard error, in the same way. */
  writeStderr(text: string, styled?: "styled"): void;
  /** The SHA-256 of some bytes, in hexadecimal. */
  sha256(bytes: Uint8Array): string;
  /** Milliseconds, only for `--stats`. */
  now(): number;
  /** The local time: `14:05:09`. */
  timeOfDay(): string;
  /** Bytes of memory in use. */
  memory(): number;
  /** Calls `changed` after any of `paths` (files or folders) changed, until the returned function is called. */
  watch(paths: readonly string[], changed: () => void): () => void;
  /** Calls `listener` when the user interrupts, until the returned function is called. */
  onInterrupt(listener: () => void): () => void;
  /** Runs long synchronous work; throws `Interrupted` if the user stops it. */
  interruptible<T>(work: () => T): T;
  /** `interruptible`, for as many seconds at most; then its result is undefined, and its clean-up hasn't run. */
  within<T>(seconds: number, work: () => T): T | undefined;
  /** The absolute path of a program on PATH, ignoring the current folder; a path is returned unchanged. */
  findProgram(name: string): string | undefined;
  /** Shows on a terminal how much of so many is done; nothing elsewhere. */
  startProgress?(total: number): Promise<Progress>;
  /** Opens a file that grows by lines, empty at first or as it is; a brief reason if it can't be written. */
  openLog?(path: string, isNew: boolean): LineLog | { readonly problem: string };
  /** Reads a file line by line; a brief reason if it can't be read. */
  readLines?(path: string): Iterable<string> | { readonly problem: string };
  /** How many threads the machine runs at once. */
  readonly cores?: number;
  /** Starts a pool of worker threads that run this command's works; undefined where it can't have any. */
  startPool?(limits: PoolLimits): Promise<Pool | undefined>;
  /**
   * Runs a program that `findProgram` finds; the status of a missing one is 127. One that takes longer than `seconds` is ended,
   * with status 124.
   */
  run(command: string, words: readonly string[], input?: string, seconds?: number): Promise<Outcome>;
}

/** Thrown by a host if the user stopped the work: the command ends with 130. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

/** Thrown by a host if nobody reads standard output any more: the command ends quietly with 0. */
export class OutputClosed extends Error {
  override readonly name = "OutputClosed";
}

/** Thrown by a host if standard output accepts no more; the message is a brief reason. */
export class OutputFailed extends Error {
  override readonly name = "OutputFailed";
}
