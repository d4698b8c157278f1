import { statSync, watch, type FSWatcher } from "node:fs";
import { basename, dirname } from "node:path";

/**
 * Watches the folders of `paths`, not the files: an editor that replaces a file would otherwise be missed.
 * `changed` may be called several times for one change.
 */
export function watchPaths(paths: readonly string[], changed: () => void): () => void {
  const namesByFolder = new Map<string, Set<string> | undefined>();
  for (const path of paths) {
    if (isFolder(path)) namesByFolder.set(path, undefined);
    else addName(namesByFolder, dirname(path), basename(path));
  }
  const watchers = [...namesByFolder].flatMap(([folder, names]) => watchFolder(folder, names, changed));
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

function addName(namesByFolder: Map<string, Set<string> | undefined>, folder: string, name: string): void {
  const names = namesByFolder.get(folder);
  if (names) names.add(name);
  else if (!namesByFolder.has(folder)) namesByFolder.set(folder, new Set([name]));
}

/** Without names everything in the folder counts. */
function watchFolder(folder: string, names: ReadonlySet<string> | undefined, changed: () => void): FSWatcher[] {
  try {
    const watcher = watch(folder, (_event, name) => {
      if (!names || name === null || names.has(name)) changed();
    });
    watcher.on("error", changed);
    return [watcher];
  } catch {
    return [];
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
