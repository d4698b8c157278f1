import { createHash } from "node:crypto";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join } from "node:path";

/** All files below a folder but git's, sorted, with `/` in their paths. Links are followed, but not in circles. */
export async function filesOf(folder: string): Promise<string[]> {
  const found: string[] = [];
  const waiting = [{ path: "", above: new Set<string>() }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const whole = join(folder, next.path);
    const real = await realpath(whole);
    if (next.above.has(real)) continue;
    const above = new Set([...next.above, real]);
    for (const name of await readdir(whole)) {
      const path = next.path === "" ? name : `${next.path}/${name}`;
      // A link that leads nowhere isn't a file.
      const about = await stat(join(folder, path)).catch(() => undefined);
      if (name !== ".git" && about?.isDirectory()) waiting.push({ path, above });
      else if (name !== ".git" && about?.isFile()) found.push(path);
    }
  }
  return found.sort();
}

/** The hash of files: of their paths and contents, in this order. */
export async function hashOf(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    const content = await readFile(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
