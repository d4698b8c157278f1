import { writeSync } from "node:fs";
import { codeOf } from "@cairn/diagnostics/node";

/** Larger strings are written in pieces, to avoid a second copy of a large result. */
const pieceLength = 1 << 20;

/**
 * Writes all of `text` before it returns, so that the process may exit immediately afterwards. On failure, throws what
 * `failed` returns for the reason, or gives up silently if that is undefined.
 */
export function writeAll(descriptor: number, text: string, failed: (thrown: unknown) => Error | undefined): void {
  try {
    for (let from = 0; from < text.length;) {
      const to = pieceEnd(text, from);
      writeBytes(descriptor, Buffer.from(text.slice(from, to), "utf8"));
      from = to;
    }
  } catch (thrown) {
    const error = failed(thrown);
    if (error) throw error;
  }
}

/** Whether nobody reads any more. */
export function isClosed(thrown: unknown): boolean {
  return ["EPIPE", "EBADF"].includes(codeOf(thrown) ?? "");
}

/** A piece never splits a surrogate pair. */
function pieceEnd(text: string, from: number): number {
  const end = Math.min(text.length, from + pieceLength);
  const unit = text.charCodeAt(end - 1);
  return end < text.length && unit >= 0xd800 && unit <= 0xdbff ? end + 1 : end;
}

/** Writes all bytes; waits while a pipe is full. */
export function writeBytes(descriptor: number, bytes: Buffer): void {
  for (let from = 0; from < bytes.length;) {
    try {
      from += writeSync(descriptor, bytes, from);
    } catch (thrown) {
      if (codeOf(thrown) !== "EAGAIN") throw thrown;
      sleep(2);
    }
  }
}

/** Does nothing for a while, in milliseconds. */
export function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
