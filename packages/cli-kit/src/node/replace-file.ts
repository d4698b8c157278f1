import { chmodSync, closeSync, openSync, realpathSync, renameSync, statSync, unlinkSync, writeSync } from "node:fs";
import { problemOf, problemWords } from "@cairn/diagnostics/node";

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
    writeChunks(temporary, "wx", chunks);
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

/** `/dev/stdout`, a named pipe and the like can't be replaced. */
function writeInPlace(path: string, chunks: Iterable<string>): undefined {
  writeChunks(path, "w", chunks);
}

function writeChunks(path: string, flags: string, chunks: Iterable<string>): void {
  const descriptor = openSync(path, flags, 0o666);
  try {
    for (const chunk of chunks) {
      const bytes = Buffer.from(chunk, "utf8");
      for (let from = 0; from < bytes.length;) from += writeSync(descriptor, bytes, from);
    }
  } finally {
    closeSync(descriptor);
  }
}

/** The target of `/dev/stdout` may be a pipe without a path; then the link is kept. */
function followLinks(path: string): string {
  try {
    const real = realpathSync(path);
    return modeOf(real) ? real : path;
  } catch {
    return path;
  }
}

function modeOf(path: string): { readonly bits: number; readonly isFile: boolean } | undefined {
  try {
    const stats = statSync(path);
    return { bits: stats.mode & 0o7777, isFile: stats.isFile() };
  } catch {
    return undefined;
  }
}
