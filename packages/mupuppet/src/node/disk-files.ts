import { readFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import type { Files } from "@cairn/diagnostics";

/** The files of the disk, for `LanguageSettings.files`; relative paths count from the current folder. */
export const diskFiles: Files = {
  read(path) {
    try {
      return { bytes: readFileSync(path) };
    } catch (thrown) {
      return { problem: problemOf(thrown) };
    }
  },
  resolve: (from, path) => (isAbsolute(path) ? path : join(dirname(from), path)),
};

function problemOf(thrown: unknown): string {
  const { code, message } = thrown as { readonly code?: string; readonly message: string };
  if (code === "ENOENT" || code === "ENOTDIR") return "no such file";
  return code === "EISDIR" ? "it is a folder" : code === "EACCES" ? "permission denied" : message;
}
