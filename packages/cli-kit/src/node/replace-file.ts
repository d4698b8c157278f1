import {
  chmodSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
} from "node:fs";
import { join } from "node:path";
import { codeOf, problemOf, problemWords } from "@cairn/diagnostics/node";
import { sleep, writeBytes } from "./write-all.js";

/** How long to wait for a reader of a named pipe, in milliseconds. */
const patience = 5000;
/** The sleep between two attempts, in milliseconds. */
const nap = 20;

/** Without these flags, opening a named pipe without a reader would block, and a terminal could become our controlling one. */
const writeWithoutWaiting =
  constants.O_WRONLY | constants.O_TRUNC | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

/** The file being written, to be removed if writing is aborted. */
let temporary: string | undefined;

/** Writes beside `path` and renames, so that no reader ever sees an incomplete file; see `CliHost.writeFile`. */
export function replaceFile(
  path: string,
  chunks: Iterable<string>,
  onlyPlain?: "only plain files",
): string | undefined {
  try {
    const target = followLinks(path);
    const mode = modeOf(target);
    if (mode !== undefined && !mode.isFile) return onlyPlain ? "it is not a plain file" : writeInPlace(target, chunks);
    temporary = `${target}.${process.pid}.tmp`;
    // In a container every process has the same number: the one before may have been killed.
    rmSync(temporary, { force: true });
    writeChunks(openSync(temporary, "wx", 0o666), chunks);
    if (mode) chmodSync(temporary, mode.bits);
    renameSync(temporary, target);
    temporary = undefined;
    return undefined;
  } catch (thrown) {
    removeTemporaryFile();
    const problem = problemOf(thrown);
    return problem === problemWords.ENOENT ? "its folder does not exist" : problem;
  }
}

/** Removes what an interrupted `replaceFile` left. */
export function removeTemporaryFile(): void {
  if (temporary === undefined) return;
  const path = temporary;
  temporary = undefined;
  try {
    unlinkSync(path);
  } catch (thrown) {
    problemOf(thrown);
  }
}

/** Removes what processes that were killed have left in a folder; see `CliHost.removeLeftovers`. */
export function removeLeftovers(folder: string): void {
  for (const name of namesIn(folder)) {
    const writer = /\.(\d+)\.tmp$/.exec(name)?.[1];
    if (writer === undefined || isOtherProcess(Number(writer))) continue;
    const path = join(folder, name);
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) rmSync(path, { force: true });
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (thrown) {
    problemOf(thrown);
    return [];
  }
}

function isOtherProcess(id: number): boolean {
  if (id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (thrown) {
    return codeOf(thrown) === "EPERM";
  }
}

/** `/dev/stdout`, a named pipe and the like can't be replaced. */
function writeInPlace(path: string, chunks: Iterable<string>): string | undefined {
  const descriptor = openForReader(path);
  if (descriptor === undefined) return "nobody reads from it";
  writeChunks(descriptor, chunks);
  return undefined;
}

/** Waits a while for the reader of a named pipe; undefined if there is none, or if it is a socket. */
function openForReader(path: string): number | undefined {
  for (let waited = 0; ; waited += nap) {
    try {
      return openSync(path, writeWithoutWaiting);
    } catch (thrown) {
      if (codeOf(thrown) !== "ENXIO") throw thrown;
      if (waited >= patience || !statSync(path).isFIFO()) return undefined;
      sleep(nap);
    }
  }
}

function writeChunks(descriptor: number, chunks: Iterable<string>): void {
  try {
    for (const chunk of chunks) writeBytes(descriptor, Buffer.from(chunk, "utf8"));
  } finally {
    closeSync(descriptor);
  }
}

/** The target of `/dev/stdout` may be a pipe without a path; then the link is kept. */
function followLinks(path: string): string {
  try {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return path;
    const real = realpathSync(path);
    return modeOf(real) ? real : path;
  } catch {
    return path;
  }
}

function modeOf(path: string): { readonly bits: number; readonly isFile: boolean } | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats && { bits: stats.mode & 0o7777, isFile: stats.isFile() };
  } catch {
    return undefined;
  }
}
