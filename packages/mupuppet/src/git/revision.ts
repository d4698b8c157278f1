/**
 * The files of one revision of a git repository, read without a checkout: everything else sees them as files on the
 * disk, so that two revisions can be compiled and compared.
 */
import type { FileContent, Files, FolderEntry, Folders } from "@cairn/diagnostics";

/** A file of a revision, as `git ls-tree` lists it. */
export interface TreeEntry {
  /** Relative to the repository's folder, with `/`. */
  readonly path: string;
  readonly kind: "file" | "link";
  /** The blob's name. */
  readonly id: string;
  readonly isExecutable?: boolean;
  /** In bytes; undefined if git doesn't have the blob. */
  readonly size?: number | undefined;
}

/** A file as git's tree lists it; for a symlink, the link itself. */
export interface GitFile extends Pick<TreeEntry, "id" | "size"> {
  readonly isExecutable: boolean;
  /** The target of a symlink. */
  readonly target?: string | undefined;
}

/** The environment of a revision: how paths are made absolute, and the files outside the repository. */
export interface Surroundings extends Files, Folders {
  absolute(path: string): string;
}

type Place = { readonly kind: "file" | "folder"; readonly path: string };

/**
 * The maximum number of symbolic links on the way to one file, and the maximum length of a path; systems have such
 * limits too.
 */
const mostLinks = 40;
const longestPath = 4096;

/** The files of one revision of a repository, at their paths in its folder; all other paths are those of the disk. */
export class Revision implements Files, Folders {
  private readonly root: string;
  private readonly readBlob: (id: string) => FileContent;
  private readonly around: Surroundings;
  private readonly files = new Map<string, TreeEntry>();
  private readonly folders = new Map<string, Map<string, FolderEntry>>([["", new Map()]]);

  /** `root` is the repository's folder, absolute and with `/`. */
  constructor(
    root: string,
    entries: Iterable<TreeEntry>,
    readBlob: (id: string) => FileContent,
    surroundings: Surroundings,
  ) {
    this.root = root;
    this.readBlob = readBlob;
    this.around = surroundings;
    for (const entry of entries) this.add(entry);
  }

  read(path: string): FileContent {
    const inside = this.inside(path);
    if (inside === undefined) return this.around.read(path);
    const place = this.find(inside);
    if (typeof place === "string") return this.around.read(place);
    if (!place) return { problem: "no such file" };
    return place.kind === "file" ? this.readBlob(this.files.get(place.path)!.id) : { problem: "it is a folder" };
  }

  resolve(from: string, path: string): string {
    return this.around.resolve(from, path);
  }

  kindOf(path: string): "file" | "folder" | undefined {
    const inside = this.inside(path);
    if (inside === undefined) return this.around.kindOf(path);
    const place = this.find(inside);
    return typeof place === "string" ? this.around.kindOf(place) : place?.kind;
  }

  readFolder(path: string): readonly FolderEntry[] {
    const inside = this.inside(path);
    if (inside === undefined) return this.around.readFolder(path);
    const place = this.find(inside);
    if (typeof place === "string") return this.around.readFolder(place);
    return place?.kind === "folder" ? [...this.folders.get(place.path)!.values()] : [];
  }

  realPath(path: string): string | undefined {
    const inside = this.inside(path);
    if (inside === undefined) return this.around.realPath(path);
    const place = this.find(inside);
    if (typeof place === "string") return this.around.realPath(place);
    return place && (place.path === "" ? this.root : `${this.root}/${place.path}`);
  }

  /** The file or symlink at a path; undefined for directories and for paths outside the repository. */
  gitFile(path: string): GitFile | undefined {
    const inside = this.inside(path);
    const folder = inside === undefined || inside === "" ? undefined : this.find(folderOf(inside));
    if (inside === undefined || typeof folder !== "object") return undefined;
    const entry = this.files.get(folder.path === "" ? nameOf(inside) : `${folder.path}/${nameOf(inside)}`);
    if (!entry) return undefined;
    const { id, isExecutable = false, kind, size } = entry;
    return { id, isExecutable, size, ...(kind === "link" ? { target: this.targetOf(entry) } : {}) };
  }

  private add(entry: TreeEntry): void {
    this.files.set(entry.path, entry);
    const kind = entry.kind === "file" ? "file" : "other";
    let child: FolderEntry = { name: nameOf(entry.path), kind };
    for (let folder = folderOf(entry.path); ; folder = folderOf(folder)) {
      const known = this.folders.get(folder);
      if (known) {
        known.set(child.name, child);
        return;
      }
      this.folders.set(folder, new Map([[child.name, child]]));
      child = { name: nameOf(folder), kind: "folder" };
    }
  }

  /** A path relative to the repository's folder; undefined for one that isn't inside it. */
  private inside(path: string): string | undefined {
    const absolute = this.around.absolute(path);
    if (absolute === this.root) return "";
    return absolute.startsWith(`${this.root}/`) ? absolute.slice(this.root.length + 1) : undefined;
  }

  /**
   * What a path means, following all links: an entry of the revision, or (a string) a path outside it; undefined if
   * nothing exists there.
   */
  private find(path: string, links = 0): Place | string | undefined {
    if (path.length > longestPath) return undefined;
    const segments = path === "" ? [] : path.split("/");
    for (let count = 1; count <= segments.length; count++) {
      const part = segments.slice(0, count).join("/");
      const entry = this.files.get(part);
      if (entry?.kind !== "link") continue;
      const target = links < mostLinks ? this.targetOf(entry) : undefined;
      if (target === undefined) return undefined;
      const joined = [target, ...segments.slice(count)].join("/");
      const absolute = this.around.absolute(
        target.startsWith("/") ? joined : `${this.root}/${folderOf(part)}/${joined}`,
      );
      const inside = this.inside(absolute);
      return inside === undefined ? absolute : this.find(inside, links + 1);
    }
    if (this.files.has(path)) return { kind: "file", path };
    return this.folders.has(path) ? { kind: "folder", path } : undefined;
  }

  private targetOf({ id }: TreeEntry): string | undefined {
    const content = this.readBlob(id);
    const isPath = "bytes" in content && content.bytes.length <= longestPath;
    return isPath ? new TextDecoder().decode(content.bytes) : undefined;
  }
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
