import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync,
  type Stats,
} from "node:fs";
import type { FileContent } from "../files.js";
import { problemOf } from "./problem.js";

/** The maximum size of a file in bytes. */
export const mostBytes = 256 * 1024 * 1024;

/** The result for a file, pipe or device that has more. */
export const tooLarge: FileContent = { problem: "it is larger than 256 MiB" };

/**
 * Without these flags, opening a named pipe without a writer would block, and a terminal could become our controlling
 * one; only Unix has them.
 */
const readWithoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

/** The number of bytes requested if the size is unknown. */
const chunkSize = 1 << 16;

/**
 * The bytes of a regular file, of at most `mostBytes`. A device, a named pipe or a socket isn't even opened, since
 * opening may have side effects.
 */
export function readFile(path: string): FileContent {
  try {
    return refusalOf(statSync(path)) ?? readOpened(path, (descriptor) => readRegular(descriptor, path));
  } catch (thrown) {
    return { problem: problemOf(thrown) };
  }
}

/** A descriptor of a regular file of any size: for data that are read piece by piece. */
export function openRegularFile(path: string): { readonly descriptor: number } | { readonly problem: string } {
  try {
    const refusal = kindRefusal(statSync(path));
    if (refusal) return refusal;
    const descriptor = openSync(path, readWithoutWaiting);
    const replaced = kindRefusal(fstatSync(descriptor));
    if (replaced) closeSync(descriptor);
    return replaced ?? { descriptor };
  } catch (thrown) {
    return { problem: problemOf(thrown) };
  }
}

/** Whether `path` leads to a regular file: anything else but a folder is ignored by searches. */
export function isRegularFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Opens `path`, and returns the result of `read` for its descriptor. */
export function readOpened(path: string, read: (descriptor: number) => FileContent): FileContent {
  const descriptor = openSync(path, readWithoutWaiting);
  try {
    return read(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Checks again after opening: the path may have changed since. */
function readRegular(descriptor: number, path: string): FileContent {
  const stats = fstatSync(descriptor);
  const refusal = refusalOf(stats);
  if (refusal) return refusal;
  const realPath = pathOfDescriptor(descriptor, path, stats);
  if (realPath === undefined) return { problem: "it was replaced while it was read" };
  const content = readToEnd(descriptor, stats.size);
  return "bytes" in content ? { bytes: content.bytes, realPath } : content;
}

/** The real path of what was opened, which is asked of the descriptor: the path may lead elsewhere by now. */
function pathOfDescriptor(descriptor: number, path: string, { dev, ino }: Stats): string | undefined {
  if (process.platform === "linux") {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch (thrown) {
      problemOf(thrown);
    }
  }
  const real = realpathSync.native(path);
  const found = lstatSync(real);
  return found.dev === dev && found.ino === ino ? real : undefined;
}

/** Why something can't be read as a file, given its `stats`. */
function refusalOf(stats: Stats): FileContent | undefined {
  return kindRefusal(stats) ?? (stats.size > mostBytes ? tooLarge : undefined);
}

function kindRefusal(stats: Stats): { readonly problem: string } | undefined {
  if (stats.isFile()) return undefined;
  return { problem: stats.isDirectory() ? "it is a folder" : `it is ${kindOf(stats)}, not a regular file` };
}

function kindOf(stats: Stats): string {
  return stats.isFIFO() ? "a named pipe" : stats.isSocket() ? "a socket" : "a device";
}

/** Reads bytes from a descriptor into the rest of a buffer, from `at` on: returns the number of bytes, 0 at the end. */
export type TakeBytes = (descriptor: number, buffer: Buffer, at: number) => number;

const takeBytes: TakeBytes = (descriptor, buffer, at) => readSync(descriptor, buffer, at, buffer.length - at, null);

/**
 * Reads `descriptor` to its end. `size` is only a hint: a file may grow, and those of Linux's `/proc` have the size 0.
 * Requesting one more byte than expected makes one buffer suffice.
 */
export function readToEnd(descriptor: number, size: number, take = takeBytes): FileContent {
  const chunks: Buffer[] = [];
  for (let length = 0; length <= mostBytes;) {
    const chunk = Buffer.allocUnsafe(chunks.length === 0 && size > 0 ? size + 1 : chunkSize);
    const count = fill(chunk, descriptor, take);
    chunks.push(chunk.subarray(0, count));
    length += count;
    if (count < chunk.length) return { bytes: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks) };
  }
  return tooLarge;
}

/** The number of bytes read; fewer than requested only at the end. */
function fill(chunk: Buffer, descriptor: number, take: TakeBytes): number {
  let filled = 0;
  for (let count = -1; count !== 0 && filled < chunk.length; filled += count) count = take(descriptor, chunk, filled);
  return filled;
}
