import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, lstat, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "../refused.js";
import type { ResultStore } from "./result-store.js";

/** A folder, with one for each run. Whoever reads sees whole files only. */
export function folderStore(folder: string): ResultStore {
  return {
    async put(run, name, file) {
      const place = join(folder, run);
      await mkdir(place, { recursive: true });
      // Whoever can write into the folder must not send catalogs elsewhere.
      if (!(await lstat(place)).isDirectory()) throw new Refusal(`\`${place}\` is a link, not a folder for catalogs`);
      // Several machines may write here: a process's number isn't its own.
      const temporary = join(place, `.${randomUUID()}`);
      try {
        // The file may be on another disk.
        await copyFile(file, temporary, constants.COPYFILE_EXCL);
        await rename(temporary, join(place, name));
      } finally {
        await rm(temporary, { force: true });
      }
    },
  };
}
