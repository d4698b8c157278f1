/** Confines imports to files in certain folders, following symbolic links. */
export interface ImportRoots {
  /** The folders as the user wrote them. */
  readonly folders: readonly string[];
  /** Resolves a path's symbolic links; returns undefined if it doesn't exist. Without it, paths are used as written. */
  readonly realPath?: ((path: string) => string | undefined) | undefined;
}

/** Whether a path is inside the folders, outside, or doesn't exist. */
export type Whereabouts = "inside" | "outside" | "nowhere";

/** Returns a function that locates a path, to be called before the file is read. */
export function whereaboutsIn({ folders, realPath }: ImportRoots): (path: string) => Whereabouts {
  const real = realPath ?? ((path: string) => path);
  const roots = folders.flatMap((folder) => {
    const found = real(folder);
    return found === undefined ? [] : [withoutEnd(slashes(found))];
  });
  return (path) => {
    const found = real(path);
    if (found === undefined) return "nowhere";
    const names = slashes(found);
    return roots.some((root) => isBelow(names, root)) ? "inside" : "outside";
  };
}

function isBelow(path: string, root: string): boolean {
  if (root === ".") return !/^(?:\/|\.\.(?:\/|$)|[A-Za-z]:\/)/.test(path);
  return path.startsWith(`${root}/`);
}

function slashes(path: string): string {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+(?=.)/, "");
}

function withoutEnd(path: string): string {
  return path.replace(/(?<!\/)\/+$/, "");
}
