/** Resolves a path relative to a folder, without `.` and `..` in the result. */
export function joinPath(folder: string, path: string): string {
  return normalize(/^(?:[/\\]|[A-Za-z]:[/\\])/.test(path) ? path : `${folder}/${path}`);
}

/** The name of a folder, which may be the current one. */
export function nameOfFolder(folder: string, currentFolder: string): string {
  return joinPath(currentFolder, folder).replace(/^.*[/\\]/, "");
}

function normalize(path: string): string {
  const isAbsolute = /^[/\\]/.test(path);
  const parts: string[] = [];
  for (const part of path.split(/[/\\]+/)) {
    if (part === "" || part === ".") continue;
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== ".." || !isAbsolute) parts.push(part);
  }
  return (isAbsolute ? "/" : "") + (parts.length === 0 && !isAbsolute ? "." : parts.join("/"));
}

/** Whether a path is inside a folder, judging by its text. */
export function isWithin(path: string, folder: string): boolean {
  const root = normalize(folder);
  if (root === ".") return !path.startsWith("..") && !/^(?:[/\\]|[A-Za-z]:)/.test(path);
  return path === root || path.startsWith(root === "/" ? root : `${root}/`);
}
