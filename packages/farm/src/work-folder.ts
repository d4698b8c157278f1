import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

/** A new folder for what a process needs while it runs. Those of processes that have died here are removed. */
export async function workFolder(cache: string): Promise<string> {
  const all = join(cache, "work");
  await mkdir(all, { recursive: true, mode: 0o700 });
  const host = encodeURIComponent(hostname());
  for (const name of await readdir(all)) {
    const [, owner, id] = /^(.*)-(\d+)-[^-]+$/.exec(name) ?? [];
    if (owner === host && !isAlive(Number(id))) await rm(join(all, name), { recursive: true, force: true });
  }
  return mkdtemp(join(all, `${host}-${process.pid}-`));
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
