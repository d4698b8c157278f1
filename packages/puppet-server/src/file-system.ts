/** Looks at files that others may change or remove at any moment: what can't be looked at isn't there. */
import { lstatSync, readdirSync, realpathSync, statSync, type Stats } from "node:fs";
import { join } from "node:path";

/** What is at a path, links followed or not; undefined if nothing is. */
export function statsOf(path: string, follows = true): Stats | undefined {
  try {
    return follows ? statSync(path) : lstatSync(path);
  } catch {
    return undefined;
  }
}

export function isFolder(path: string): boolean {
  return statsOf(path)?.isDirectory() === true;
}

/** The names in a folder; none if there is no such folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Whether where a path lies (not: where a link leads) is inside of a folder, all links in between followed. */
export function isConfined(path: string, folder: string, follows = false): boolean {
  try {
    const [root, real] = [realpathSync.native(folder), realpathSync.native(follows ? path : join(path, ".."))];
    return real === root || real.startsWith(`${root}/`);
  } catch {
    return false;
  }
}
