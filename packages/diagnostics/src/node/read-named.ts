import { fstatSync, readSync, realpathSync, statSync, type Stats } from "node:fs";
import type { FileContent } from "../files.js";
import { codeOf, problemOf } from "./problem.js";
import { readFile, readOpened, readToEnd, type TakeBytes } from "./read-file.js";

/** How long to wait for a writer of a named pipe, or for data from a device, in milliseconds. */
const patience = 5000;
/** The longest sleep between two attempts, in milliseconds. */
const longestNap = 20;

/**
 * Reads a file that the user named on the command line: possibly a pipe (`<(program)` in a shell, `/dev/stdin`) or a
 * device, of which
 * at most `mostBytes` are read. Blocks until the writer of a pipe has finished, however long that takes.
 */
export function readNamed(path: string): FileContent {
  try {
    const stats = statSync(path);
    if (stats.isFile() || stats.isDirectory() || stats.isSocket()) return readFile(path);
    const take = patientTake(stats.isFIFO() ? !hasName(path) : true, !stats.isFIFO() && !isOurTerminal(stats));
    return readOpened(path, (descriptor) => readToEnd(descriptor, 0, take));
  } catch (thrown) {
    return { problem: problemOf(thrown) };
  }
}

/** A shell's pipes have no name: their writers existed before us. */
function hasName(path: string): boolean {
  try {
    realpathSync.native(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether it is the terminal of standard input: a person may think as long as they like. */
function isOurTerminal({ rdev }: Stats): boolean {
  return fstatSync(0).rdev === rdev;
}

/**
 * Reads available data, and sleeps while there is none. `begun`: an end is the end, and doesn't mean that the writer is
 * still to come.
 */
function patientTake(begun: boolean, losesPatience: boolean): TakeBytes {
  return (descriptor, buffer, at) => {
    for (let nap = 1, waited = 0; ; waited += nap, nap = Math.min(2 * nap, longestNap)) {
      const count = takeWhatIsThere(descriptor, buffer, at);
      if (count === 0 ? begun : count !== undefined) {
        begun = true;
        return count!;
      }
      begun ||= count === undefined;
      if (waited > patience && (losesPatience || !begun)) throw Object.assign(new Error(), { code: "ETIMEDOUT" });
      sleep(nap);
    }
  };
}

/** The number of bytes read, 0 at the end; undefined if more may come. */
function takeWhatIsThere(descriptor: number, buffer: Buffer, at: number): number | undefined {
  try {
    return readSync(descriptor, buffer, at, buffer.length - at, null);
  } catch (thrown) {
    if (codeOf(thrown) === "EAGAIN") return undefined;
    // Windows's way to report that a pipe has no more writers.
    if (codeOf(thrown) === "EOF") return 0;
    throw thrown;
  }
}

let bell: Int32Array<SharedArrayBuffer> | undefined;

function sleep(milliseconds: number): void {
  bell ??= new Int32Array(new SharedArrayBuffer(4));
  Atomics.wait(bell, 0, 0, milliseconds);
}
