/** An entry of a folder; links to folders are `other`, so that traversals have no cycles. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: "file" | "folder" | "other";
}

/** Access to folders, in addition to files: the command line passes in the disk. */
export interface Folders {
  /** Links are followed. */
  kindOf(path: string): "file" | "folder" | undefined;
  /** The contents of a folder, in no particular order; undefined if it can't be read. */
  readFolder(path: string): readonly FolderEntry[];
  /** The path with all symbolic links resolved; undefined if it doesn't exist. */
  realPath(path: string): string | undefined;
}
