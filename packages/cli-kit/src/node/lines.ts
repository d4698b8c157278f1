import { closeSync, constants, fstatSync, ftruncateSync, lstatSync, openSync, readSync, writeSync } from "node:fs";
import { codeOf, openRegularFile, problemOf } from "@cairn/diagnostics/node";
import type { LineLog } from "../host.js";

const chunkLength = 1 << 20;
/** Reading stops at a longer line: it can't be a line of data. */
const mostUnits = 1 << 26;

/**
 * Opening neither waits for a reader nor follows a link that somebody else has left there; only Unix has these flags.
 */
const appending =
  constants.O_WRONLY |
  constants.O_APPEND |
  constants.O_CREAT |
  (constants.O_NOFOLLOW ?? 0) |
  (constants.O_NONBLOCK ?? 0);

/** Opens a file that grows by lines; only a regular file at the path itself. */
export function openLog(path: string, isNew: boolean): LineLog | { readonly problem: string } {
  try {
    if (isSomethingElse(path)) return { problem: notOurs };
    const descriptor = openSync(path, appending, 0o666);
    const log = {
      write: (line: string) => problemWith(() => writeWhole(descriptor, Buffer.from(`${line}\n`))),
      close: () => closeSync(descriptor),
    };
    if (!fstatSync(descriptor).isFile()) return (log.close(), { problem: notOurs });
    if (isNew) ftruncateSync(descriptor);
    return log;
  } catch (thrown) {
    return { problem: problemOf(thrown) };
  }
}

const notOurs = "it is a link or not a regular file";

function isSomethingElse(path: string): boolean {
  try {
    return !lstatSync(path).isFile();
  } catch (thrown) {
    if (codeOf(thrown) === "ENOENT") return false;
    throw thrown;
  }
}

/** The lines of a regular file, without a byte order mark, read as they are asked for: the file may be larger than memory. */
export function readLines(path: string): Iterable<string> | { readonly problem: string } {
  const opened = openRegularFile(path);
  return "problem" in opened ? opened : linesOf(opened.descriptor);
}

function* linesOf(descriptor: number): Iterable<string> {
  const chunk = Buffer.alloc(chunkLength);
  const decoder = new TextDecoder();
  // The pieces of a line are joined at its end: adding each to the rest would copy the rest each time.
  let pieces: string[] = [];
  try {
    for (let [length, units] = [1, 0]; length > 0 && units < mostUnits;) {
      length = readSync(descriptor, chunk, 0, chunkLength, null);
      const text = decoder.decode(chunk.subarray(0, length), { stream: length > 0 });
      const [first = "", ...lines] = text.split("\n");
      pieces.push(first);
      units += first.length;
      if (lines.length === 0) continue;
      yield pieces.join("");
      pieces = [lines.pop()!];
      units = pieces[0]!.length;
      yield* lines;
    }
    const rest = pieces.join("");
    if (rest !== "") yield rest;
  } finally {
    closeSync(descriptor);
  }
}

function writeWhole(descriptor: number, bytes: Buffer): void {
  for (let from = 0; from < bytes.length;) from += writeSync(descriptor, bytes, from);
}

function problemWith(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (thrown) {
    return problemOf(thrown);
  }
}
