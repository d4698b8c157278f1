import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { findProgram } from "../find-program.js";

/** The absolute path of a program on PATH; never one in the current folder, which may be anybody's. */
export function findOnPath(name: string): string | undefined {
  return findProgram(name, {
    path: process.env["PATH"],
    isWindows: process.platform === "win32",
    isProgram: (path) => holds(() => (accessSync(path, constants.X_OK), statSync(path).isFile())),
    isCurrentFolder: (path) => holds(() => realpathSync(path) === realpathSync(process.cwd())),
  });
}

function holds(condition: () => boolean): boolean {
  try {
    return condition();
  } catch {
    return false;
  }
}
