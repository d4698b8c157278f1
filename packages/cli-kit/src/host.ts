import type { FileContent } from "@cairn/diagnostics";

/** What `CliHost.readFolder` says of one name in a folder. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: "file" | "folder" | "other";
}

/** What became of a program that `CliHost.run` started. */
export interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a user said when asked for a line: a line, nothing more to come, or that what was typed so far doesn't count. */
export type TypedLine = { readonly line: string } | "end" | "cancelled";

/** Lines, one after the other: from a terminal, where they can be edited and called back, or from standard input as it is. */
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
  /** Versions of the machinery below, for the report of a bug: `Node.js v20.20.2`. */
  readonly platform: string;
  /** A regular file: devices and pipes are refused. */
  read(path: string): FileContent;
  /** What the user named on the command line: devices and pipes are read as standard input is. May wait; see `interruptible`. */
  readNamed(path: string): FileContent;
  /** All of standard input; a closed one is empty. */
  readStdin(): Promise<FileContent>;
  /** Standard input line by line; a problem in a few words where it can't be read. */
  openLines(): Promise<LineReader | { readonly problem: string }>;
  /** Standard input and output for a program that talks to another one; nothing where there are none. */
  openStreams(): ByteStreams | undefined;
  kindOf(path: string): "file" | "folder" | undefined;
  /** The absolute path of what is there, all symbolic links followed; nothing where nothing is. */
  realPath(path: string): string | undefined;
  /** What a folder holds, in no particular order; nothing where it can't be read. Links to folders are `other`. */
  readFolder(path: string): readonly FolderEntry[];
  /**
   * Writes a temporary file beside `path` and renames it: either all of it is there, or the old one is untouched.
   * Follows a symbolic link, keeps the mode. A device or a named pipe is written in place, or refused where only a plain file will do.
   * Returns why it couldn't, in a few words.
   */
  writeFile(path: string, chunks: Iterable<string>, onlyPlain?: "only plain files"): string | undefined;
  /** Makes a folder and those around it, where they aren't there; returns why it couldn't, in a few words. */
  makeFolder(path: string): string | undefined;
  writeStdout(text: string): void;
  writeStderr(text: string): void;
  /** The SHA-256 of some bytes, as hexadecimal digits. */
  sha256(bytes: Uint8Array): string;
  /** Milliseconds, only for `--stats`. */
  now(): number;
  /** What the clock on the wall says: `14:05:09`. */
  timeOfDay(): string;
  /** Bytes of memory in use. */
  memory(): number;
  /** Calls `changed` after any of `paths` (files or folders) changed, until the returned function is called. */
  watch(paths: readonly string[], changed: () => void): () => void;
  /** Calls `listener` when the user interrupts, until the returned function is called. */
  onInterrupt(listener: () => void): () => void;
  /** Does work that takes long without a pause; throws `Interrupted` where the user stops it. */
  interruptible<T>(work: () => T): T;
  /** The whole path of a program on PATH, none of the current folder's; a path stays as it is. */
  findProgram(name: string): string | undefined;
  /** Runs a program, as `findProgram` finds it; one that isn't there ends with 127. */
  run(command: string, words: readonly string[], input?: string): Promise<Outcome>;
}

/** Thrown by a host when the user stopped the work: the command ends with 130. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

/** Thrown by a host when nobody reads standard output any more: the command ends quietly with 0. */
export class OutputClosed extends Error {
  override readonly name = "OutputClosed";
}

/** Thrown by a host when standard output takes no more; the message says why, in a few words. */
export class OutputFailed extends Error {
  override readonly name = "OutputFailed";
}
