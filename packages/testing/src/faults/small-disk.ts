import { spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk in memory that is small enough to be filled. Only root can mount one. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), "cairn-disk-"));

  /** The size is in KiB. Throws if the user may not mount. */
  constructor(size: number) {
    const words = ["-t", "tmpfs", "-o", `size=${size}k,mode=700`, "tmpfs", this.folder];
    const { error, status, stderr } = spawnSync("mount", words, { encoding: "utf8" });
    if (status === 0) return;
    rmSync(this.folder, { recursive: true });
    throw error ?? new Error(stderr);
  }

  at(path: string): string {
    return join(this.folder, path);
  }

  /** Fills the disk but for some pages of 4 KiB. What filled it before is removed first. */
  fill(pagesLeft: number): void {
    this.free();
    const { bavail, bsize } = statfsSync(this.folder);
    const descriptor = openSync(this.at(".filler"), "w");
    const page = Buffer.alloc(bsize);
    for (let pages = bavail - pagesLeft; pages > 0; pages--) writeSync(descriptor, page);
    closeSync(descriptor);
  }

  free(): void {
    rmSync(this.at(".filler"), { force: true });
  }

  remove(): void {
    spawnSync("umount", [this.folder]);
    if (existsSync(this.folder)) rmSync(this.folder, { recursive: true });
  }
}

/** Whether this user may mount a disk. */
export const canMount = process.getuid?.() === 0 && mounts();

function mounts(): boolean {
  try {
    new SmallDisk(64).remove();
    return true;
  } catch {
    return false;
  }
}
