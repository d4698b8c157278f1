import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { findProgram } from "@cairn/diagnostics";

/** The whole path of a program, as `CliHost.findProgram` promises. */
export function findOnPath(name: string): string | undefined {
  const isWindows = process.platform === "win32";
  return findProgram(name, { path: process.env["PATH"], isWindows, isProgram, isCurrentFolder });
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function isCurrentFolder(path: string): boolean {
  try {
    return realpathSync(path) === realpathSync(process.cwd());
  } catch {
    return false;
  }
}
