import { closeSync, constants, fstatSync, openSync, readSync, statSync, type Stats } from "node:fs";
import type { FileContent } from "../files.js";
import { problemOf } from "./problem.js";

/** The most bytes that one file may have. */
export const mostBytes = 256 * 1024 * 1024;

/** What is said of a file, pipe or device that has more. */
export const tooLarge: FileContent = { problem: "it is larger than 256 MiB" };

/**
 * Without them a named pipe that nobody writes to would stop us, and a terminal could become ours; other systems than Unix
 * don't have them.
 */
const readWithoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

/** How many bytes are asked for where nobody knows how many will come. */
const chunkSize = 1 << 16;

/**
 * The bytes of a regular file, of `mostBytes` at most. A device, a named pipe or a socket isn't even opened, since that
 * alone may have an effect.
 */
export function readFile(path: string): FileContent {
  try {
    return refusalOf(statSync(path)) ?? readOpened(path, readRegular);
  } catch (thrown) {
    return { problem: problemOf(thrown) };
  }
}

/** Whether `path` leads to a regular file: what else isn't a folder is for nobody who searches one. */
export function isRegularFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** What `read` makes of the descriptor of what is at `path`. */
export function readOpened(path: string, read: (descriptor: number) => FileContent): FileContent {
  const descriptor = openSync(path, readWithoutWaiting);
  try {
    return read(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Looks again at what has been opened: it may have been changed since. */
function readRegular(descriptor: number): FileContent {
  const stats = fstatSync(descriptor);
  return refusalOf(stats) ?? readToEnd(descriptor, stats.size);
}

/** Why what `stats` tells of can't be read as a file. */
function refusalOf(stats: Stats): FileContent | undefined {
  if (stats.isFile()) return stats.size > mostBytes ? tooLarge : undefined;
  return { problem: stats.isDirectory() ? "it is a folder" : `it is ${kindOf(stats)}, not a regular file` };
}

function kindOf(stats: Stats): string {
  return stats.isFIFO() ? "a named pipe" : stats.isSocket() ? "a socket" : "a device";
}

/** What takes bytes from a descriptor into the rest of a buffer, from `at` on: how many, 0 at the end. */
export type TakeBytes = (descriptor: number, buffer: Buffer, at: number) => number;

const takeBytes: TakeBytes = (descriptor, buffer, at) => readSync(descriptor, buffer, at, buffer.length - at, null);

/**
 * All that comes from `descriptor`. `size` says only how much is likely: a file may grow, and those of Linux's `/proc` have
 * the size 0. With a byte more than is likely asked for, one buffer is enough.
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

/** How many bytes came, fewer than fit only where there are no more. */
function fill(chunk: Buffer, descriptor: number, take: TakeBytes): number {
  let filled = 0;
  for (let count = -1; count !== 0 && filled < chunk.length; filled += count) count = take(descriptor, chunk, filled);
  return filled;
}
