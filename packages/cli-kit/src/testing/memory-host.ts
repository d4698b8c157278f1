import { visibleOnTerminal } from "@cairn/diagnostics";
import { createHash } from "node:crypto";
import type { FileContent } from "@cairn/diagnostics";
import {
  Interrupted,
  OutputClosed,
  OutputFailed,
  type ByteStreams,
  type CliHost,
  type FolderEntry,
  type Outcome,
} from "../host.js";
import { givenLines } from "../given-lines.js";
import { folderOf, normalizePath, resolvePath } from "../paths.js";

const folderOfHome = "/home/user";

/** The simulated environment of a test. */
export interface MemoryWorld {
  /** Strings, or bytes, by path. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Symbolic links, of files or folders, by path: their targets. */
  readonly links?: Readonly<Record<string, string>>;
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether both outputs are terminals. */
  readonly terminal?: boolean;
  readonly width?: number;
  /** Instead of `memory`. */
  readonly platform?: string;
  /** Paths that aren't writable. */
  readonly readOnly?: readonly string[];
  /** Whether nobody reads standard output. */
  readonly outputClosed?: boolean;
  /** Why standard output accepts nothing. */
  readonly outputProblem?: string;
  /** Replaces the programs of the machine. */
  readonly program?: (command: string, words: readonly string[], input: string) => Outcome;
}

/** A host in memory, with access to what was written. */
export interface MemoryHost extends CliHost {
  readonly stdout: string;
  readonly stderr: string;
  /** The current text of a file. */
  text(path: string): string | undefined;
  bytes(path: string): Uint8Array | undefined;
  /** All existing files. */
  paths(): readonly string[];
  /** Changes a file, as an editor would. */
  change(path: string, text: string): void;
  /** Ctrl-C. */
  interrupt(): void;
  /** Whether anything is watched. */
  readonly isWatched: boolean;
}

/** A clock that never advances, no memory use, and values that are the same on every machine. */
const machine = {
  now: () => 0,
  memory: () => 0,
  timeOfDay: () => "12:00:00",
  sha256: (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex"),
};

/** A host for tests: it touches nothing outside, and its clock never advances. */
export function memoryHost(world: MemoryWorld = {}): MemoryHost {
  const disk = new MemoryDisk(world);
  const { env = {}, terminal = false } = world;
  return {
    cwd: folderOfHome,
    env,
    stdoutIsTerminal: terminal,
    stderrIsTerminal: terminal,
    width: world.width ?? 80,
    platform: world.platform ?? "memory",
    ...reading(disk),
    ...standardInput(world, disk),
    kindOf: (path: string) => disk.kindOf(path),
    realPath: (path: string) => disk.realPath(path),
    readFolder: (path: string) => disk.readFolder(path),
    ...writing(disk, terminal),
    ...machine,
    watch: (_paths: readonly string[], changed: () => void) => subscribe(disk.watchers, changed),
    onInterrupt: (listener: () => void) => subscribe(disk.interrupts, listener),
    ...working(disk),
    findProgram: (name: string) => (world.program ? `/usr/bin/${name}` : undefined),
    run: (command: string, words: readonly string[], input = "") => runProgram(world, command, words, input),
    text: (path: string) => disk.text(path),
    bytes: (path: string) => disk.files.get(normalizePath(path)),
    paths: () => [...disk.files.keys()],
    ...{ change: (path: string, text: string) => disk.change(path, text), interrupt: () => disk.interrupt() },
    get stdout() {
      return disk.stdout;
    },
    get stderr() {
      return disk.stderr;
    },
    get isWatched() {
      return disk.watchers.size > 0;
    },
  };
}

function working(disk: MemoryDisk) {
  return {
    interruptible: <T>(work: () => T) => disk.work(work),
    within: <T>(_seconds: number, work: () => T) => disk.work(work),
  };
}

function reading(disk: MemoryDisk): Pick<CliHost, "openLog" | "read" | "readLines" | "readNamed"> {
  return {
    read: (path) => disk.read(path),
    readNamed: (path) => disk.read(path),
    openLog(path, isNew) {
      const problem = isNew ? disk.write(path, []) : undefined;
      if (problem !== undefined) return { problem };
      return { write: (line) => disk.write(path, [`${disk.text(path) ?? ""}${line}\n`]), close: () => undefined };
    },
    readLines: (path) => disk.text(path)?.split("\n").slice(0, -1) ?? { problem: "no such file" },
  };
}

function writing(disk: MemoryDisk, terminal: boolean) {
  const shown = (text: string, styled?: "styled") => (terminal ? visibleOnTerminal(text, styled) : text);
  return {
    writeFile: (path: string, chunks: Iterable<string>) => disk.write(path, chunks),
    rewriteFile: (path: string, chunks: Iterable<string>) => disk.write(path, chunks),
    makeFolder: (path: string) => disk.makeFolder(path),
    writeStdout: (text: string, styled?: "styled") => disk.print(shown(text, styled)),
    writeStderr: (text: string, styled?: "styled") => void (disk.stderr += shown(text, styled)),
  };
}

function standardInput(world: MemoryWorld, disk: MemoryDisk) {
  const bytes = toBytes(world.stdin ?? "");
  const openStreams = () => streamsOf(bytes, disk);
  return { openStreams, readStdin: () => Promise.resolve({ bytes }), openLines: () => Promise.resolve(linesOf(world)) };
}

/** The other side says all of standard input at once, and has gone then. */
function streamsOf(bytes: Uint8Array, disk: MemoryDisk): ByteStreams {
  return {
    onBytes: (listener) => queueMicrotask(() => listener(bytes)),
    onEnd: (listener) => setTimeout(listener, 0),
    write: (written) => Promise.resolve(disk.print(new TextDecoder().decode(written))),
  };
}

/** Lines on a simulated terminal are those of standard input. */
function linesOf({ stdin = "", terminal = false }: MemoryWorld) {
  const lines = givenLines({ bytes: toBytes(stdin) });
  return "problem" in lines ? lines : { ...lines, isTerminal: terminal };
}

class MemoryDisk {
  readonly files = new Map<string, Uint8Array>();
  private readonly folders = new Set<string>();
  readonly watchers = new Set<() => void>();
  readonly interrupts = new Set<() => void>();
  stdout = "";
  stderr = "";
  private interrupted = false;
  private readonly world: MemoryWorld;

  constructor(world: MemoryWorld) {
    this.world = world;
    for (const [path, content] of Object.entries(world.files ?? {}))
      this.files.set(normalizePath(path), toBytes(content));
  }

  read(path: string): FileContent {
    const bytes = this.files.get(this.follow(path));
    if (bytes) return { bytes };
    return { problem: this.kindOf(path) === "folder" ? "it is a folder" : "no such file" };
  }

  realPath(path: string): string | undefined {
    const real = this.follow(path);
    if (this.kindOf(real) === undefined) return undefined;
    return resolvePath(folderOfHome, real);
  }

  /** Resolves links in the path. */
  private follow(path: string): string {
    let at = normalizePath(path);
    const links = Object.entries(this.world.links ?? {});
    for (let hop = 0; hop <= links.length; hop++) {
      const link = links.find(([from]) => at === from || at.startsWith(`${from}/`));
      if (!link) break;
      at = normalizePath(link[1] + at.slice(link[0].length));
    }
    return at;
  }

  text(path: string): string | undefined {
    const bytes = this.files.get(normalizePath(path));
    return bytes && new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  }

  kindOf(path: string): "file" | "folder" | undefined {
    const wanted = normalizePath(path);
    if (this.files.has(wanted)) return "file";
    return wanted === "." ||
      this.folders.has(wanted) ||
      [...this.files.keys()].some((file) => file.startsWith(`${wanted}/`))
      ? "folder"
      : undefined;
  }

  readFolder(path: string): FolderEntry[] {
    const wanted = normalizePath(path);
    const start = wanted === "." ? "" : wanted.endsWith("/") ? wanted : `${wanted}/`;
    const entries = new Map<string, FolderEntry>();
    for (const file of this.files.keys()) {
      if (!file.startsWith(start)) continue;
      const [name = "", ...below] = file.slice(start.length).split("/");
      if (name !== "") entries.set(name, { name, kind: below.length > 0 ? "folder" : "file" });
    }
    return [...entries.values()];
  }

  makeFolder(path: string): string | undefined {
    if (this.kindOf(path) === "file") return "it is a file";
    this.folders.add(normalizePath(path));
    return undefined;
  }

  write(path: string, chunks: Iterable<string>): string | undefined {
    if (this.world.readOnly?.includes(path)) return "permission denied";
    if (this.kindOf(path) === "folder") return "it is a folder";
    const folder = folderOf(path);
    if (folder !== "" && this.kindOf(folder) !== "folder") return "its folder does not exist";
    this.files.set(normalizePath(path), toBytes([...chunks].join("")));
    return undefined;
  }

  print(text: string): void {
    if (this.world.outputClosed) throw new OutputClosed();
    if (this.world.outputProblem !== undefined) throw new OutputFailed(this.world.outputProblem);
    this.stdout += text;
  }

  change(path: string, text: string): void {
    this.files.set(normalizePath(path), toBytes(text));
    for (const changed of this.watchers) changed();
  }

  interrupt(): void {
    this.interrupted = true;
    for (const listener of this.interrupts) listener();
  }

  work<T>(work: () => T): T {
    const result = work();
    if (this.interrupted) throw new Interrupted();
    return result;
  }
}

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function runProgram(
  { program }: MemoryWorld,
  command: string,
  words: readonly string[],
  input: string,
): Promise<Outcome> {
  const unknown = { status: 127, stdout: "", stderr: `${command}: no such program\n` };
  return Promise.resolve(program ? program(command, words, input) : unknown);
}

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === "string" ? new TextEncoder().encode(content) : content;
}
