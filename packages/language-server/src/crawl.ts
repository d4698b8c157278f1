import type { Workspace } from "./workspace.js";

/** A larger workspace is known in part. */
const mostFiles = 20_000;
const mostBytes = 128 * 1024 * 1024;
/** How long the server may be deaf at a time. */
const slice = 12;

/** Reads the names of all files of a folder, a little at a time, and says how many there were when done. */
export function crawl(workspace: Workspace, root: string, log: (message: string) => void): Promise<void> {
  const { world } = workspace;
  const pending = [root];
  const files: string[] = [];
  let [count, bytes] = [0, 0];
  const step = (): boolean => {
    const file = files.pop();
    if (file !== undefined) {
      workspace.readNames(file);
      bytes += workspace.index.get(file)?.source.text.length ?? 0;
      return ++count < mostFiles && bytes < mostBytes;
    }
    const folder = pending.pop();
    if (folder === undefined) return false;
    for (const { kind, name } of world.readFolder(folder)) {
      const path = folder === "/" ? `/${name}` : `${folder}/${name}`;
      if (name.startsWith(".") || name === "node_modules") continue;
      if (kind === "folder") pending.push(path);
      else if (kind === "file" && workspace.isKnown(path)) files.push(path);
    }
    return true;
  };
  return new Promise((resolve) => {
    const work = (): void => {
      const until = world.now() + slice;
      while (world.now() < until) {
        if (step()) continue;
        if (pending.length > 0 || files.length > 0)
          log(`${root}: only the names of the first ${count} files are known`);
        resolve();
        return;
      }
      world.after(1, work);
    };
    world.after(1, work);
  });
}
