/** Paths as strings, the same on every machine: `/` between names, but `\` and drive letters are understood. */

/** Whether `path` is absolute. */
export function isAbsolutePath(path: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path);
}

/** The part of `path` before its last name, without the separator; `""` if there is none. */
export function folderOf(path: string): string {
  const end = lastSeparator(path);
  return end < 0 ? "" : path.slice(0, end || 1);
}

/** The last name of `path`. */
export function baseName(path: string): string {
  return path.slice(lastSeparator(path) + 1);
}

/** `path` relative to the folder `folder`, with `.` and `..` removed as far as possible. */
export function resolvePath(folder: string, path: string): string {
  if (isAbsolutePath(path)) return path;
  return normalizePath(folder === "" ? path : `${folder}/${path}`);
}

/**
 * Matches paths that may need normalizing: with a name that begins with a dot or is empty, a backslash, a drive. Most
 * don't.
 */
const untidy = /(?:^|\/)(?:[./]|$)|[\\:]/;

/** Removes `.`, doubled separators, and `..` after a name. */
export function normalizePath(path: string): string {
  if (!untidy.test(path)) return path;
  const root = /^(?:[A-Za-z]:)?[/\\]?/.exec(path)![0];
  const names: string[] = [];
  for (const name of path.slice(root.length).split(/[/\\]/)) {
    if (name === "" || name === ".") continue;
    if (name === ".." && names.length > 0 && names.at(-1) !== "..") names.pop();
    else if (name !== ".." || root === "") names.push(name);
  }
  return root + names.join("/") || ".";
}

/** Whether a real path is that of a real folder or of something in it. */
export function isBelow(folder: string, path: string): boolean {
  const outer = folder.replace(/[/\\]$/, "");
  return path === folder || (path.startsWith(outer) && /^[/\\]/.test(path.slice(outer.length)));
}

/** Compares by code unit, the same in every locale. */
export function byCodeUnit(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0;
}

function lastSeparator(path: string): number {
  return Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\"));
}
