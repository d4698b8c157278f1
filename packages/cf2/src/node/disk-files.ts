import { realpathSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import type { Files } from "@cairn/diagnostics";
import { readFile } from "@cairn/diagnostics/node";

/** The files on disk, for `CompileOptions.files`; relative paths are relative to the current folder. */
export const diskFiles: Files = {
  read: readFile,
  resolve: (from, path) => (isAbsolute(path) ? path : join(dirname(from), path)),
};

/** A path with all symbolic links resolved, for `ImportRoots.realPath`. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}
