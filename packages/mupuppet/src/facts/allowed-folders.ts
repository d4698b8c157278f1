import { type FileContent, type Files, type FolderEntry, type Folders, joinPath } from "@cairn/diagnostics";

/** Folders of the machine that the run may read, such as those of `--allow-read`. */
export interface AllowedFolders {
  /**
   * Whether a path leads into one of them, following all symbolic links; a missing file counts by its would-be
   * position.
   */
  allows(path: string): boolean;
  /** The kind of a path's entry; undefined if there is none. Only for allowed paths. */
  kindOf(path: string): "file" | "folder" | undefined;
  read(path: string): FileContent;
  /** The contents of a folder; only for allowed paths. */
  readFolder(path: string): readonly FolderEntry[];
}

/** Allows some folders; relative ones, and relative paths, are relative to the current folder. */
export function allowFolders(
  folders: readonly string[],
  files: Pick<Files, "read">,
  host: Folders,
  currentFolder: string,
): AllowedFolders {
  const absolute = (path: string): string => joinPath(currentFolder, path);
  let roots: readonly string[] | undefined;
  const isInside = (real: string): boolean =>
    (roots ??= folders.flatMap((folder) => host.realPath(absolute(folder)) ?? [])).some(
      (root) => real === root || real.startsWith(root.endsWith("/") ? root : `${root}/`),
    );
  const allows = (path: string): boolean => isInside(realPlace(absolute(path), host));
  return {
    allows,
    kindOf: (path) => host.kindOf(absolute(path)),
    read(path) {
      const content = files.read(absolute(path));
      // A link may have been replaced since it was looked at.
      const isOutside = "bytes" in content && content.realPath !== undefined && !isInside(content.realPath);
      return isOutside ? { problem: "it was replaced while it was read" } : content;
    },
    readFolder(path) {
      const entries = host.readFolder(absolute(path));
      return allows(path) ? entries : [];
    },
  };
}

/** The real path of the existing part of a path, and the rest as written. */
function realPlace(path: string, { realPath }: Folders): string {
  for (let cut = path.length; cut > 0; cut = path.lastIndexOf("/", cut - 1)) {
    const real = realPath(path.slice(0, cut));
    if (real !== undefined) return joinPath(real, `.${path.slice(cut)}`);
  }
  return path;
}
