import { type FileContent, type Files, type Folders, joinPath } from "@cairn/diagnostics";

/** What modules' Ruby and data may read of the machine besides the files of the run: what lies in the folders of `--allow-read`. */
export interface AllowedFolders {
  /** Whether a path leads into one of them, all symbolic links followed; what isn't there counts where it would be. */
  allows(path: string): boolean;
  /** What is there; nothing where nothing is. Only for what is allowed. */
  kindOf(path: string): "file" | "folder" | undefined;
  read(path: string): FileContent;
}

/** Allows some folders; relative ones, and relative paths, count from the current folder. */
export function allowFolders(
  folders: readonly string[],
  files: Pick<Files, "read">,
  host: Folders & { readonly cwd: string },
): AllowedFolders {
  const absolute = (path: string): string => joinPath(host.cwd, path);
  const roots = folders.flatMap((folder) => host.realPath(absolute(folder)) ?? []);
  return {
    allows(path) {
      const real = realPlace(absolute(path), host);
      return roots.some((root) => real === root || real.startsWith(root.endsWith("/") ? root : `${root}/`));
    },
    kindOf: (path) => host.kindOf(absolute(path)),
    read: (path) => files.read(absolute(path)),
  };
}

/** Where a path leads: what is there of it by its real path, and the rest as it is written. */
function realPlace(path: string, { realPath }: Folders): string {
  for (let cut = path.length; cut > 0; cut = path.lastIndexOf("/", cut - 1)) {
    const real = realPath(path.slice(0, cut));
    if (real !== undefined) return joinPath(real, `.${path.slice(cut)}`);
  }
  return path;
}
