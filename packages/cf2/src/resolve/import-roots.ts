/** Which files may be imported: those in some folders, wherever symbolic links lead. */
export interface ImportRoots {
  /** As the user wrote them. */
  readonly folders: readonly string[];
  /** Where a path really leads; nothing where nothing is there. Without it the path counts as it is written. */
  readonly realPath?: ((path: string) => string | undefined) | undefined;
}

/** What an import that leads to a path does: it stays inside, it leaves, or nothing is there. */
export type Whereabouts = "inside" | "outside" | "nowhere";

/** The question where a path lies, asked before anything is read. */
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
