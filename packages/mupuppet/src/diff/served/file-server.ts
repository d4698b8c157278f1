import { joinPath, nameMatcher } from "@cairn/diagnostics";
import type { FileSource } from "./file-source.js";
import { expandMount, type Mounts } from "./mounts.js";
import { obstacles, type Obstacle } from "./obstacle.js";
import { entryAt, type ServedEntry, type ServedTree } from "./served-tree.js";

/** A place that a source names: `path` in the directory `root`, which nothing may lead out of. */
interface Place {
  readonly path: string;
  readonly root: string;
}

/** Everything that a resource copies. */
export interface ServedFiles {
  /** The copy at the resource's own path; undefined if no source exists. */
  readonly own: ServedEntry | undefined;
  /** The copies below it, by their paths relative to it. */
  readonly below: ReadonlyMap<string, ServedEntry>;
  /** The reasons why sources can't be seen. */
  readonly unseen: readonly Obstacle[];
}

/** What reads or describes the files that resources copy. */
export interface FileReader {
  /** The files that a resource copies to a node. */
  filesOf(source: FileSource, node: string): ServedFiles;
}

/** The maximum number of files that one resource can copy. */
const maxFiles = 10_000;

/** The mounts that contain a directory of every module below the module's name. */
const moduleMounts: ReadonlyMap<string, string> = new Map([
  ["modules", "files"],
  ["scripts", "scripts"],
  ["tasks", "tasks"],
]);

/** The mounts that merge one directory of all modules. */
const mergedMounts: ReadonlyMap<string, string> = new Map([
  ["plugins", "lib"],
  ["pluginfacts", "facts.d"],
  ["locales", "locales"],
]);

const legalModule = /^[a-z][a-z0-9_]*$/i;

/** Puppet's file server, for the files of one side of a comparison. */
export class FileServer implements FileReader {
  private readonly tree: ServedTree;
  private readonly modulePath: readonly string[];
  private readonly mounts: Mounts;
  /** Entries by path: several nodes copy the same files. */
  private readonly entries = new Map<string, ServedEntry | undefined>();
  private readonly served = new Map<string, ServedFiles>();

  constructor(tree: ServedTree, modulePath: readonly string[], mounts: Mounts) {
    this.tree = tree;
    this.modulePath = modulePath;
    this.mounts = mounts;
  }

  filesOf(source: FileSource, node: string): ServedFiles {
    const { depth, followsLinks, ignored, mergesSources, sources } = source;
    const dependsOnNode = sources.some((each) => this.dependsOnNode(each));
    const key = JSON.stringify([sources, depth, followsLinks, ignored, mergesSources, dependsOnNode ? node : ""]);
    let files = this.served.get(key);
    if (!files) this.served.set(key, (files = this.read(source, node)));
    return files;
  }

  private read(source: FileSource, node: string): ServedFiles {
    const unseen: Obstacle[] = [];
    const below = new Map<string, ServedEntry>();
    let own: ServedEntry | undefined;
    for (const uri of source.sources) {
      const places = this.locate(uri, node);
      if (!Array.isArray(places)) {
        unseen.push(places as Obstacle);
        continue;
      }
      for (const place of places as readonly Place[]) {
        const top = this.entryAt(place, source.followsLinks);
        if (!top) continue;
        own ??= top;
        const problem = top.kind === "folder" ? this.collect(top, place, source, below) : undefined;
        if (problem) unseen.push(problem);
      }
      if (own && !source.mergesSources) break;
    }
    return { own, below, unseen };
  }

  /** Adds everything below a directory to `found`; entries that are already there win. Returns a problem. */
  private collect(
    top: ServedEntry,
    { root }: Place,
    { depth, followsLinks, ignored }: FileSource,
    found: Map<string, ServedEntry>,
  ): Obstacle | undefined {
    const patterns = ignored.map(nameMatcher);
    const isIgnored = (name: string): boolean => patterns.some((matches) => matches(name));
    const waiting = depth < 1 ? [] : [{ path: top.path, prefix: "", level: 1 }];
    for (const { level, path, prefix } of waiting) {
      for (const { name } of this.tree.readFolder(path)) {
        if (isIgnored(name)) continue;
        const entry = this.entryAt({ path: `${path}/${name}`, root }, followsLinks);
        if (!entry) continue;
        if (found.size >= maxFiles) return obstacles.tooManyFiles(maxFiles);
        if (!found.has(prefix + name)) found.set(prefix + name, entry);
        if (entry.kind === "folder" && level < Math.min(depth, maxLevels))
          waiting.push({ path: entry.path, prefix: `${prefix}${name}/`, level: level + 1 });
      }
    }
    return undefined;
  }

  private entryAt({ path, root }: Place, follows: boolean): ServedEntry | undefined {
    const key = `${follows ? "f" : "l"}${path}`;
    if (!this.entries.has(key)) this.entries.set(key, entryAt(this.tree, path, root, follows));
    return this.entries.get(key);
  }

  private dependsOnNode(source: string): boolean {
    const [, mount = ""] = /^puppet:\/\/\/([^/]+)/.exec(source) ?? [];
    return this.mounts.get(mount)?.includes("%") ?? false;
  }

  /** The places where the file server looks for a source; or why they aren't known. */
  private locate(source: string, node: string): readonly Place[] | Obstacle {
    const elsewhere = obstacleElsewhere(source);
    if (elsewhere) return elsewhere;
    const [, path = ""] = /^puppet:\/\/\/+(.*)$/s.exec(source) ?? [];
    const [mount = "", ...rest] = path.split(/\/+/);
    if (mount === "" || rest.includes("..")) return obstacles.path;
    const merged = mergedMounts.get(mount);
    if (merged !== undefined) return this.allModules().map((module) => placeIn(module, [merged, ...rest]));
    const folder = moduleMounts.get(mount);
    if (folder !== undefined) return this.inModule(folder, rest);
    return this.inMount(mount, rest, node);
  }

  private inModule(folder: string, [name = "", ...rest]: readonly string[]): readonly Place[] {
    if (!legalModule.test(name)) return [];
    const module = this.modulePath
      .map((each) => joinPath(each, name))
      .find((each) => this.tree.kindOf(each) === "folder");
    return module === undefined ? [] : [placeIn(module, [folder, ...rest])];
  }

  private inMount(mount: string, rest: readonly string[], node: string): readonly Place[] | Obstacle {
    const written = this.mounts.get(mount);
    if (written === undefined) return obstacles.mount(mount);
    const root = expandMount(written, node);
    if (this.tree.kindOf(root) === "folder") return [placeIn(root, rest)];
    return obstacles.directory(root, mount);
  }

  private allModules(): readonly string[] {
    const modules = new Map<string, string>();
    for (const folder of this.modulePath)
      for (const { name } of this.tree.readFolder(folder))
        if (legalModule.test(name) && !modules.has(name)) modules.set(name, joinPath(folder, name));
    return [...modules].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, path]) => path);
  }
}

/** The obstacle of a source that isn't on the server that compiles the catalog. */
export function obstacleElsewhere(source: string): Obstacle | undefined {
  const [, scheme] = /^([a-z][a-z0-9+.-]+):/i.exec(source) ?? [];
  if (scheme === "http" || scheme === "https") return obstacles.web;
  if (scheme !== "puppet") return obstacles.node;
  const [, server = ""] = /^puppet:\/\/([^/]*)/.exec(source) ?? [];
  return server === "" ? undefined : obstacles.server(server);
}

/** Deeper directories aren't read: symlinks may form a cycle. */
const maxLevels = 100;

function placeIn(root: string, parts: readonly string[]): Place {
  return { root, path: joinPath(root, parts.join("/")) };
}
