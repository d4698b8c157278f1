/** What a folder holds under a name; links to folders are `other`, so that nobody walks in circles. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: "file" | "folder" | "other";
}

/** How folders are looked at, where files alone don't do: the command line passes in the disk. */
export interface Folders {
  /** Links are followed. */
  kindOf(path: string): "file" | "folder" | undefined;
  /** What a folder holds, in no particular order; nothing where it can't be read. */
  readFolder(path: string): readonly FolderEntry[];
  /** The path of what is there, all symbolic links followed; nothing where nothing is. */
  realPath(path: string): string | undefined;
}
