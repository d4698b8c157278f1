import { type FSWatcher, readdirSync, realpathSync, statSync, watch } from "node:fs";
import { dirname, join } from "node:path";
import { namesIn, statsOf } from "../file-system.js";

/** A tree of more folders is looked through instead: each watched folder takes memory of the system. */
const mostFolders = 20_000;
const millisecondsBetweenLooks = 1000;

/** Of more files only the first are looked at: all would take longer than the time between two looks. */
const mostFiles = 100_000;

/**
 * Tells of every change of a file below some folders. Links to folders are followed, except those to a folder that
 * contains one of these, such as `/`: that would be the whole disk.
 */
export class WatchedTree {
  private readonly roots: readonly string[];
  /** The folders around the roots. */
  private readonly around: ReadonlySet<string>;
  private readonly changed: () => void;
  private readonly watchers = new Map<string, FSWatcher>();
  private timer: NodeJS.Timeout | undefined;
  private fingerprint = "";

  constructor(roots: readonly string[], changed: () => void) {
    this.roots = roots;
    this.changed = changed;
    this.around = foldersAround(roots);
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
      if (folder === undefined || this.watchers.has(folder) || this.around.has(folder)) continue;
      if (this.watchers.size >= mostFolders || !this.watchFolder(folder)) return this.lookInstead();
      for (const name of mayBeFolders(folder)) waiting.push(join(folder, name));
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
    this.fingerprint = fingerprintOf(this.roots, this.around);
    this.timer = setInterval(() => {
      const now = fingerprintOf(this.roots, this.around);
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

/** The names of the folders in a folder, and of links, which may lead to folders. */
function mayBeFolders(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter((each) => (each.isDirectory() || each.isSymbolicLink()) && each.name !== ".git")
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/** The real paths of all folders that one of these folders is in. */
function foldersAround(roots: readonly string[]): ReadonlySet<string> {
  const around = new Set<string>();
  for (const root of roots) {
    let folder = realFolder(root);
    for (let outer = folder && dirname(folder); outer !== undefined && outer !== folder; outer = dirname(outer)) {
      around.add(outer);
      folder = outer;
    }
  }
  return around;
}

/** Names, sizes and times of files, as far as they may be read; of very many only the first. */
function fingerprintOf(roots: readonly string[], around: ReadonlySet<string>): string {
  const lines: string[] = [];
  const seen = new Set<string>(around);
  const waiting = [...roots];
  for (let path = waiting.pop(); path !== undefined && lines.length < mostFiles; path = waiting.pop()) {
    const folder = realFolder(path);
    if (folder === undefined || seen.has(folder)) continue;
    seen.add(folder);
    for (const name of namesIn(folder)) {
      const stats = statsOf(join(folder, name));
      if (stats?.isDirectory() && name !== ".git") waiting.push(join(folder, name));
      else if (stats) lines.push(`${folder}/${name} ${stats.size} ${stats.mtimeMs} ${stats.ino}`);
    }
  }
  return lines.join("\n");
}
