import { readdirSync, realpathSync, statSync, type Dirent } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import type { Files } from "../files.js";
import type { Folders } from "../folders.js";
import { isRegularFile, readFile } from "./read-file.js";

/** The files of the disk; relative paths are relative to the current folder. */
export const diskFiles: Files = {
  read: readFile,
  resolve: (from, path) => (isAbsolute(path) ? path : join(dirname(from), path)),
};

/** The folders of the disk. */
export const diskFolders: Folders = {
  kindOf(path) {
    try {
      return statSync(path).isDirectory() ? "folder" : "file";
    } catch {
      return undefined;
    }
  },
  readFolder(path) {
    try {
      return readdirSync(path, { withFileTypes: true }).map((entry) => ({
        name: entry.name,
        kind: entry.isDirectory() ? "folder" : isFile(path, entry) ? "file" : "other",
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

function isFile(folder: string, entry: Dirent): boolean {
  return entry.isFile() || (entry.isSymbolicLink() && isRegularFile(`${folder}/${entry.name}`));
}
