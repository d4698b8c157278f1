import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import type { Files } from "@cairn/diagnostics";

/** The files of a folder for the compiler, named as they are in it. */
export function folderFiles(folder: string): Files {
  return {
    read: (path) =>
      existsSync(`${folder}/${path}`) ? { bytes: readFileSync(`${folder}/${path}`) } : { problem: "no such file" },
    resolve: (from, path) => posix.join(posix.dirname(from), path),
  };
}
