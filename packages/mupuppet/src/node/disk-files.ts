import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import type { Files } from "@cairn/diagnostics";
import type { Folders } from "../modules/folders.js";

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
  if (code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG") return "no such file";
  return code === "EISDIR" ? "it is a folder" : code === "EACCES" ? "permission denied" : message;
}

/** The folders of the disk, for `LanguageSettings.folders`. */
export const diskFolders: Folders = {
  kindOf(path) {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats === undefined ? undefined : stats.isDirectory() ? "folder" : "file";
  },
  readFolder(path) {
    try {
      return readdirSync(path, { withFileTypes: true }).map((entry) => ({
        name: entry.name,
        kind: entry.isDirectory() ? "folder" : entry.isFile() ? "file" : kindOfLink(`${path}/${entry.name}`),
      }));
    } catch {
      return [];
    }
  },
  realPath(path) {
    try {
      return realpathSync.native(path);
    } catch {
      return undefined;
    }
  },
};

function kindOfLink(path: string): "file" | "other" {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? "file" : "other";
}
