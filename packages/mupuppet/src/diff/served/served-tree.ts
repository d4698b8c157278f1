import type { Files, Folders } from "@cairn/diagnostics";
import type { GitFile } from "../../git/revision.js";

/** The files of one side of a comparison: a directory, or a revision of a git repository. */
export interface ServedTree extends Files, Folders {
  /** What git's tree says about a path; undefined for paths outside the tree. */
  gitFile?(path: string): GitFile | undefined;
  /** The permissions of a file or directory on the disk. */
  permissionsOf?(path: string): number | undefined;
}

/** One file that a copy makes on the node. */
export interface ServedEntry {
  readonly kind: "file" | "folder" | "link";
  readonly path: string;
  readonly tree: ServedTree;
  readonly git: GitFile | undefined;
  /** Its permissions on the disk (`0o644`); git knows only whether a file is executable. */
  readonly permissions?: number | undefined;
  /** The checksum of a file in a static catalog, with its kind: `{sha256}…`. */
  readonly checksum?: string | undefined;
  /** The target of a symlink that is copied as a symlink. */
  readonly target?: string | undefined;
}

/**
 * The entry at a path; undefined if there is none, or if it is outside the directory `root`. With `follows`, symlinks
 * are replaced by their targets.
 */
export function entryAt(tree: ServedTree, path: string, root: string, follows: boolean): ServedEntry | undefined {
  const git = tree.gitFile?.(path);
  const target = follows ? undefined : (git?.target ?? linkTarget(tree, path, root));
  if (target !== undefined) return { kind: "link", path, tree, git: undefined, target };
  const kind = tree.kindOf(path);
  if (kind === undefined || !isInside(tree, path, root)) return undefined;
  const isPlain = kind === "file" && git?.target === undefined;
  return { kind, path, tree, git: isPlain ? git : undefined, permissions: tree.permissionsOf?.(path) };
}

/** Whether a path is inside a directory once all symlinks are resolved. */
export function isInside(tree: ServedTree, path: string, root: string): boolean {
  const [inner, outer] = [tree.realPath(path), tree.realPath(root)];
  return inner !== undefined && outer !== undefined && (inner === outer || inner.startsWith(`${outer}/`));
}

/** The target of a symlink on the disk, relative to `root` if it is inside. */
function linkTarget(tree: ServedTree, path: string, root: string): string | undefined {
  const at = path.lastIndexOf("/");
  const [real, folder] = [tree.realPath(path), tree.realPath(path.slice(0, Math.max(at, 0)) || "/")];
  if (real === undefined || folder === undefined || real === `${folder}/${path.slice(at + 1)}`) return undefined;
  const outer = tree.realPath(root);
  return outer !== undefined && real.startsWith(`${outer}/`) ? real.slice(outer.length + 1) : real;
}
