/** Paths as text, the same on every machine: `/` between names, but `\` and drive letters are understood. */

/** Whether `path` needs no folder to be found from. */
export function isAbsolutePath(path: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path);
}

/** The part of `path` before its last name, without the separator; `""` where there is none. */
export function folderOf(path: string): string {
  const end = lastSeparator(path);
  return end < 0 ? "" : path.slice(0, end || 1);
}

/** The last name of `path`. */
export function baseName(path: string): string {
  return path.slice(lastSeparator(path) + 1);
}

/** `path` as seen from the folder `folder`, with `.` and `..` taken out as far as possible. */
export function resolvePath(folder: string, path: string): string {
  if (isAbsolutePath(path)) return path;
  return normalizePath(folder === "" ? path : `${folder}/${path}`);
}

/** Something may be to be taken out: a name that begins with a dot or is empty, a backslash, a drive. Most paths have none of them. */
const untidy = /(?:^|\/)(?:[./]|$)|[\\:]/;

/** Takes out `.`, doubled separators, and `..` after a name. */
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
  return path === folder || (path.startsWith(folder) && /^[/\\]/.test(path.slice(folder.length)));
}

/** Order by code unit, the same in every locale. */
export function byCodeUnit(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0;
}

function lastSeparator(path: string): number {
  return Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\"));
}
