import {
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  type Dirent,
  type Stats,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { visibleOnTerminal, type FileContent } from "@cairn/diagnostics";
import {
  codeOf,
  findOnPath,
  isRegularFile,
  mostBytes,
  problemOf,
  readFile,
  readNamed,
  readToEnd,
  tooLarge,
} from "@cairn/diagnostics/node";
import {
  Interrupted,
  OutputClosed,
  OutputFailed,
  type CliHost,
  type FolderEntry,
  type LineReader,
  type Outcome,
} from "./host.js";
import { removeLeftovers, removeTemporaryFile, replaceFile } from "./node/replace-file.js";
import { runInterruptibly, runWithin } from "./node/interruptible.js";
import { isClosed, writeAll } from "./node/write-all.js";
import { InputGuard } from "./node/input-guard.js";
import { openLog, readLines } from "./node/lines.js";
import { sourceStack } from "./node/source-stack.js";
import { openStandardStreams } from "./node/standard-streams.js";
import { watchPaths } from "./node/watch-paths.js";

const forMany: Pick<CliHost, "openLog" | "readLines" | "removeLeftovers" | "startProgress"> = {
  openLog,
  readLines,
  removeLeftovers,
  startProgress: async (total) => (await import("./node/progress-bar.js")).startBar(total),
};

/** The real host, on Node.js. */
export function nodeHost(inputs = new InputGuard()): CliHost {
  const { env } = process;
  const [stdoutIsTerminal, stderrIsTerminal] = [isTerminal(1), isTerminal(2)];
  return {
    cwd: process.cwd(),
    env,
    stdoutIsTerminal,
    stderrIsTerminal,
    get width() {
      return terminalWidth();
    },
    sourceStack,
    platform: `Node.js ${process.version}, ${process.platform}`,
    ...guarded(inputs),
    openLines,
    openStreams: openStandardStreams,
    kindOf,
    permissionsOf,
    realPath,
    readFolder,
    rewriteFile: replaceFile,
    makeFolder,
    ...writingTo(stdoutIsTerminal, stderrIsTerminal),
    sha256: (bytes) => process.getBuiltinModule("node:crypto").createHash("sha256").update(bytes).digest("hex"),
    now: () => performance.now(),
    timeOfDay: () => new Date().toTimeString().slice(0, 8),
    memory: () => process.memoryUsage.rss(),
    watch: watchPaths,
    onInterrupt,
    interruptible: (work) => runInterruptibly(work, () => new Interrupted()),
    within: (seconds, work) => runWithin(seconds, work, () => new Interrupted()),
    ...forMany,
    get cores() {
      return process.getBuiltinModule("node:os").availableParallelism();
    },
    findProgram: findOnPath,
    run: runProgram,
  };
}

type Guarded = "isInput" | "noteInput" | "read" | "readNamed" | "readStdin" | "startPool" | "writeFile";

/** Reads files, in this thread and in others, and never replaces one that was read. */
function guarded(inputs: InputGuard): Pick<CliHost, Guarded> {
  return {
    noteInput: (path) => inputs.note(path),
    isInput: (path) => inputs.isInput(path),
    read: (path) => {
      inputs.note(path);
      return readFile(path);
    },
    readNamed: (path) => {
      inputs.note(path);
      return readNamed(path);
    },
    readStdin: () => {
      inputs.noteStdin();
      return readStdin();
    },
    // A command that was copied without the packages that it needs works alone.
    startPool: async (limits) =>
      (await import("./node/worker-pool.js").catch(() => undefined))?.startWorkers(limits, inputs),
    writeFile: (path, chunks, onlyPlain) =>
      inputs.isInput(path) ? "it is an input of this run" : replaceFile(path, chunks, onlyPlain),
  };
}

function writingTo(stdoutIsTerminal: boolean, stderrIsTerminal: boolean): Pick<CliHost, "writeStderr" | "writeStdout"> {
  const shown = (text: string, isTerminal: boolean, styled?: "styled") =>
    isTerminal ? visibleOnTerminal(text, styled) : text;
  return {
    writeStdout: (text, styled) => writeAll(1, shown(text, stdoutIsTerminal, styled), outputError),
    writeStderr: (text, styled) => writeAll(2, shown(text, stderrIsTerminal, styled), () => undefined),
  };
}

/** Accesses the streams only if they may be terminals: creating them loads much of Node.js, at every start. */
function isTerminal(descriptor: 0 | 1 | 2): boolean {
  const stats = statsOf(() => fstatSync(descriptor));
  if (!stats?.isCharacterDevice() || stats.rdev === statsOf(() => statSync("/dev/null"))?.rdev) return false;
  return (descriptor === 0 ? process.stdin : descriptor === 1 ? process.stdout : process.stderr).isTTY === true;
}

async function openLines(): Promise<LineReader | { readonly problem: string }> {
  if (!isTerminal(0)) return (await import("./given-lines.js")).givenLines(await readStdin());
  return (await import("./node/terminal-lines.js")).terminalLines();
}

function terminalWidth(): number {
  return (isTerminal(2) ? process.stderr.columns : isTerminal(1) ? process.stdout.columns : 0) || 80;
}

function outputError(thrown: unknown): Error {
  return isClosed(thrown) ? new OutputClosed() : new OutputFailed(problemOf(thrown));
}

/** A file is read synchronously; a pipe or a terminal is read without blocking, so that an interrupt gets through. */
async function readStdin(): Promise<FileContent> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    const stats = statsOf(() => fstatSync(0));
    // For a folder, Node.js would create a stream that has ended.
    if (stats?.isFile() || stats?.isDirectory()) return stats.size > mostBytes ? tooLarge : readToEnd(0, stats.size);
    for await (const chunk of process.stdin) {
      chunks.push(chunk as Buffer);
      if ((length += (chunk as Buffer).length) > mostBytes) return tooLarge;
    }
  } catch (thrown) {
    if (!isClosed(thrown)) return { problem: problemOf(thrown) };
  }
  return { bytes: Buffer.concat(chunks) };
}

function kindOf(path: string): "file" | "folder" | undefined {
  const stats = statsOf(() => statSync(path));
  return stats === undefined ? undefined : stats.isDirectory() ? "folder" : "file";
}

function permissionsOf(path: string): number | undefined {
  const stats = process.platform === "win32" ? undefined : statsOf(() => statSync(path));
  return stats && stats.mode & 0o7777;
}

function realPath(path: string): string | undefined {
  try {
    // What isn't there is the usual case of a file to be written, and an exception takes long.
    return lstatSync(path, { throwIfNoEntry: false }) && realpathSync.native(path);
  } catch {
    return undefined;
  }
}

function statsOf(stat: () => Stats): Stats | undefined {
  try {
    return stat();
  } catch {
    return undefined;
  }
}

function readFolder(path: string): readonly FolderEntry[] {
  try {
    return readdirSync(path, { withFileTypes: true }).map((entry) => ({
      name: entry.name,
      kind: entryKind(path, entry),
    }));
  } catch {
    return [];
  }
}

/** One folder after the other: Node.js's `recursive` tries for ever in a file system such as /proc. */
function makeFolder(path: string, isPrivate?: "private"): string | undefined {
  const missing: string[] = [];
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) missing.push(folder);
  try {
    for (const folder of missing.reverse()) makeOne(folder, isPrivate ? 0o700 : 0o777);
    return statSync(path).isDirectory() ? undefined : "it is a file";
  } catch (thrown) {
    return problemOf(thrown);
  }
}

/** Another process may be faster. */
function makeOne(folder: string, mode: number): void {
  try {
    mkdirSync(folder, mode);
  } catch (thrown) {
    if (codeOf(thrown) !== "EEXIST") throw thrown;
  }
}

function entryKind(folder: string, entry: Dirent): FolderEntry["kind"] {
  if (entry.isDirectory()) return "folder";
  if (entry.isFile()) return "file";
  return entry.isSymbolicLink() && isRegularFile(`${folder}/${entry.name}`) ? "file" : "other";
}

function onInterrupt(listener: () => void): () => void {
  const handler = (): void => {
    removeTemporaryFile();
    listener();
  };
  process.on("SIGINT", handler);
  return () => process.off("SIGINT", handler);
}

/** How much a program may write to either stream, in UTF-16 units: no more than a file may hold. */
const mostOutput = 2 ** 28;

async function runProgram(command: string, words: readonly string[], input = "", seconds = Infinity): Promise<Outcome> {
  const program = findOnPath(command);
  if (program === undefined) return { status: 127, stdout: "", stderr: `${command}: no such program\n` };
  const { spawn } = await import("node:child_process");
  return new Promise((resolve) => {
    const child = spawn(program, [...words], { stdio: ["pipe", "pipe", "pipe"] });
    const printed = { stdout: "", stderr: "" };
    const end = (status: number, problem: string): void => {
      child.kill("SIGKILL");
      // A program that it started may hold the other ends.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      resolve({ status, stdout: "", stderr: `${command}: ${problem}\n` });
    };
    const collect = (name: "stdout" | "stderr"): void => {
      child[name].setEncoding("utf8").on("data", (text: string) => {
        if (printed[name].length + text.length <= mostOutput) printed[name] += text;
        else end(128, "it writes more than 256 MiB");
      });
    };
    const timer = Number.isFinite(seconds)
      ? setTimeout(() => end(124, `it takes longer than ${seconds} seconds`), Math.min(seconds * 1000, 2 ** 31 - 1))
      : undefined;
    child.on("close", () => clearTimeout(timer)).on("error", () => clearTimeout(timer));
    collect("stdout");
    collect("stderr");
    child.on("error", (error) => resolve({ status: 127, stdout: "", stderr: `${error.message}\n` }));
    child.on("close", (status) => resolve({ status: status ?? 128, ...printed }));
    child.stdin.on("error", () => undefined).end(input);
  });
}
