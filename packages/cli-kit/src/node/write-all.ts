import { writeSync } from "node:fs";
import { codeOf } from "@cairn/diagnostics/node";

/** Larger texts are written in pieces, so that no second copy of a large result is made. */
const pieceLength = 1 << 20;

/**
 * Writes all of `text` before it returns, so that the process may end at once afterwards. Where that can't be done, throws
 * what `failed` makes of the reason, or gives up silently where that is nothing.
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

/** A piece never ends between the halves of a character. */
function pieceEnd(text: string, from: number): number {
  const end = Math.min(text.length, from + pieceLength);
  const unit = text.charCodeAt(end - 1);
  return end < text.length && unit >= 0xd800 && unit <= 0xdbff ? end + 1 : end;
}

/** A pipe that is full for the moment is waited for. */
function writeBytes(descriptor: number, bytes: Buffer): void {
  for (let from = 0; from < bytes.length;) {
    try {
      from += writeSync(descriptor, bytes, from);
    } catch (thrown) {
      if (codeOf(thrown) !== "EAGAIN") throw thrown;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}
