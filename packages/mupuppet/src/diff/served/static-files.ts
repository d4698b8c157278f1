import { joinPath } from "@cairn/diagnostics";
import { isComponent, isVector, type DataTree, type StoreValue } from "@cairn/store";
import { obstacleElsewhere, type FileReader, type ServedFiles } from "./file-server.js";
import type { FileSource } from "./file-source.js";
import { obstacles } from "./obstacle.js";
import type { ServedEntry, ServedTree } from "./served-tree.js";

const kinds: ReadonlyMap<unknown, ServedEntry["kind"]> = new Map([
  ["file", "file"],
  ["directory", "folder"],
  ["link", "link"],
]);

/** A catalog describes files, but it has none. */
const noTree: ServedTree = {
  read: () => ({ problem: obstacles.catalog.reason }),
  resolve: (_from, path) => path,
  kindOf: () => undefined,
  readFolder: () => [],
  realPath: () => undefined,
};

/** The files of a catalog that doesn't describe them: none can be read, wherever they are. */
export function notInCatalog({ sources }: FileSource): ServedFiles {
  const unseen = new Set(sources.map((source) => obstacleElsewhere(source) ?? obstacles.catalog));
  return { own: undefined, below: new Map(), unseen: [...unseen] };
}

/**
 * The copied files as a static catalog describes them, each with its checksum: `metadata` by the titles of `File`
 * resources, and for those with `recurse` `recursive_metadata` by title and source.
 */
export class StaticFiles implements FileReader {
  private readonly tree: DataTree;
  private readonly catalog: StoreValue;

  constructor(tree: DataTree, catalog: StoreValue) {
    this.tree = tree;
    this.catalog = catalog;
  }

  filesOf(source: FileSource): ServedFiles {
    const title = /^(?:@@)?File\[(.*)\]$/s.exec(source.reference)?.[1] ?? "";
    const metadata = this.member(this.member(this.catalog, "metadata"), title);
    const own = this.entryOf(metadata);
    const below = new Map<string, ServedEntry>();
    if (own) return { own, below, unseen: [] };
    const top = this.addDescribed(this.member(this.member(this.catalog, "recursive_metadata"), title), below);
    if (top) return { own: top, below, unseen: [] };
    return notInCatalog(source);
  }

  /** Adds the files below the directories of all described sources, the first with a path wins; returns the directory. */
  private addDescribed(sources: StoreValue | undefined, below: Map<string, ServedEntry>): ServedEntry | undefined {
    let top: ServedEntry | undefined;
    if (!isComponent(sources)) return undefined;
    for (const [, record] of sources.entries()) {
      const described = this.tree.log.value(record);
      for (const metadata of isVector(described) ? described : []) {
        const path = this.member(metadata, "relative_path");
        const entry = this.entryOf(metadata);
        if (!entry || typeof path !== "string") continue;
        if (path === ".") top ??= entry;
        else if (!below.has(path)) below.set(path, entry);
      }
    }
    return top;
  }

  private entryOf(metadata: StoreValue | undefined): ServedEntry | undefined {
    const kind = kinds.get(this.member(metadata, "type"));
    if (!kind) return undefined;
    const [checksum, mode] = [this.member(this.member(metadata, "checksum"), "value"), this.member(metadata, "mode")];
    const [path, relative] = [this.member(metadata, "path"), this.member(metadata, "relative_path")];
    const destination = this.member(metadata, "destination");
    return {
      kind,
      path: joinPath(typeof path === "string" ? path : "", typeof relative === "string" ? relative : ""),
      tree: noTree,
      git: undefined,
      ...(kind === "link" && typeof destination === "string" ? { target: destination } : {}),
      ...(kind === "file" ? { checksum: typeof checksum === "string" ? checksum : "{none}" } : {}),
      ...(typeof mode === "number" && mode >= 0 ? { permissions: mode } : {}),
    };
  }

  private member(value: StoreValue | undefined, name: string): StoreValue | undefined {
    return isComponent(value) ? this.tree.store.get(value, name) : undefined;
  }
}
