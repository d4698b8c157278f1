import { fstatSync, readSync, realpathSync, statSync, type Stats } from "node:fs";
import type { FileContent } from "../files.js";
import { codeOf, problemOf } from "./problem.js";
import { readFile, readOpened, readToEnd, type TakeBytes } from "./read-file.js";

/** How long we wait for somebody to open a named pipe, and for a device to say something, in milliseconds. */
const patience = 5000;
/** How long we sleep at most until we look again, in milliseconds. */
const longestNap = 20;

/**
 * What the user named on the command line: also a pipe (`<(program)` in a shell, `/dev/stdin`) or a device, of which
 * `mostBytes` at most are read. Waits for who writes to a pipe, however long that takes, without giving way to anything else.
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

/** The pipes of a shell have none: whoever writes to them was there before us. */
function hasName(path: string): boolean {
  try {
    realpathSync.native(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether it is the terminal that standard input is connected to: a person may think for as long as they like. */
function isOurTerminal({ rdev }: Stats): boolean {
  return fstatSync(0).rdev === rdev;
}

/** Reads what is there, and sleeps while nothing is. `begun` says that an end is an end and not a writer still to come. */
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

/** How many bytes came, 0 at the end; nothing where more may come. */
function takeWhatIsThere(descriptor: number, buffer: Buffer, at: number): number | undefined {
  try {
    return readSync(descriptor, buffer, at, buffer.length - at, null);
  } catch (thrown) {
    if (codeOf(thrown) === "EAGAIN") return undefined;
    // So Windows says that nobody writes to a pipe any more.
    if (codeOf(thrown) === "EOF") return 0;
    throw thrown;
  }
}

let bell: Int32Array<SharedArrayBuffer> | undefined;

function sleep(milliseconds: number): void {
  bell ??= new Int32Array(new SharedArrayBuffer(4));
  Atomics.wait(bell, 0, 0, milliseconds);
}
