import { type FSWatcher, readdirSync, realpathSync, statSync, watch } from "node:fs";
import { join } from "node:path";

/** Above this a tree is looked through instead: each watched folder takes memory of the system. */
const mostFolders = 20_000;
const millisecondsBetweenLooks = 1000;

/** Tells of every change of files below some folders, links to folders included. */
export class WatchedTree {
  private readonly roots: readonly string[];
  private readonly changed: () => void;
  private readonly watchers = new Map<string, FSWatcher>();
  private timer: NodeJS.Timeout | undefined;
  private fingerprint = "";

  constructor(roots: readonly string[], changed: () => void) {
    this.roots = roots;
    this.changed = changed;
    for (const root of roots) this.watchBelow(root);
  }

  close(): void {
    clearInterval(this.timer);
    for (const watcher of this.watchers.values()) watcher.close();
    this.watchers.clear();
  }

  private watchBelow(root: string): void {
    const waiting = [root];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const folder = realFolder(path);
      if (folder === undefined || this.watchers.has(folder)) continue;
      if (this.watchers.size >= mostFolders || !this.watchFolder(folder)) return this.lookInstead();
      for (const name of namesIn(folder)) waiting.push(join(folder, name));
    }
  }

  private watchFolder(folder: string): boolean {
    try {
      const watcher = watch(folder, { persistent: false }, (_event, name) => {
        this.changed();
        // What is written into a new folder counts as well.
        if (name !== null && !this.timer) this.watchBelow(join(folder, name));
        if (realFolder(folder) === undefined) this.forget(folder);
      });
      watcher.on("error", () => this.forget(folder));
      this.watchers.set(folder, watcher);
      return true;
    } catch {
      return false;
    }
  }

  private forget(folder: string): void {
    this.changed();
    this.watchers.get(folder)?.close();
    this.watchers.delete(folder);
  }

  /** The system has no more watches to give. */
  private lookInstead(): void {
    if (this.timer) return;
    for (const watcher of this.watchers.values()) watcher.close();
    this.fingerprint = fingerprintOf(this.roots);
    this.timer = setInterval(() => {
      const now = fingerprintOf(this.roots);
      if (now !== this.fingerprint) this.changed();
      this.fingerprint = now;
    }, millisecondsBetweenLooks).unref();
  }
}

function realFolder(path: string): string | undefined {
  try {
    return statSync(path).isDirectory() ? realpathSync.native(path) : undefined;
  } catch {
    return undefined;
  }
}

/** What may be folders. */
function namesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter((each) => (each.isDirectory() || each.isSymbolicLink()) && each.name !== ".git")
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/** Names, sizes and times of all files. */
function fingerprintOf(roots: readonly string[]): string {
  const lines: string[] = [];
  const seen = new Set<string>();
  const waiting = [...roots];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const folder = realFolder(path);
    if (folder === undefined || seen.has(folder)) continue;
    seen.add(folder);
    for (const { name } of readdirSync(folder, { withFileTypes: true })) {
      const stats = statSync(join(folder, name), { throwIfNoEntry: false });
      if (stats?.isDirectory() && name !== ".git") waiting.push(join(folder, name));
      else if (stats) lines.push(`${folder}/${name} ${stats.size} ${stats.mtimeMs} ${stats.ino}`);
    }
  }
  return lines.join("\n");
}
