import { realpathSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import type { Files } from "@cairn/diagnostics";
import { readFile } from "@cairn/diagnostics/node";

/** The files of the disk, for `CompileOptions.files`; relative paths count from the current folder. */
export const diskFiles: Files = {
  read: readFile,
  resolve: (from, path) => (isAbsolute(path) ? path : join(dirname(from), path)),
};

/** Where a path leads, all symbolic links followed, for `ImportRoots.realPath`. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}
