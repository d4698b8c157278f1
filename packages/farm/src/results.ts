import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Where catalogs go. A catalog that is put twice is there once. */
export interface ResultStore {
  /** Takes over a finished file. */
  put(run: string, name: string, file: string): Promise<void>;
}

/** A folder, with one for each run. Whoever reads sees whole files only. */
export function folderStore(folder: string): ResultStore {
  return {
    async put(run, name, file) {
      await mkdir(join(folder, run), { recursive: true });
      const temporary = join(folder, run, `.${name}.${process.pid}`);
      try {
        // The file may be on another disk.
        await copyFile(file, temporary);
        await rename(temporary, join(folder, run, name));
      } finally {
        await rm(temporary, { force: true });
      }
    },
  };
}
