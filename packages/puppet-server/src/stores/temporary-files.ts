import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Removes the files that a killed process was about to rename, but for those that `isInUse`. */
export function removeTemporaryFiles(folder: string, isInUse: (path: string) => boolean = () => false): void {
  for (const path of readdirSync(folder).map((file) => join(folder, file)))
    if (/\.[0-9a-f-]{36}\.tmp$/.test(path) && !isInUse(path)) rmSync(path, { force: true });
}
