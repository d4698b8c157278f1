import {
  type FileContent,
  type Files,
  type FolderEntry,
  type Folders,
  readSource,
  type Result,
  type Source,
} from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import type { AllowedFolders } from "../facts/allowed-folders.js";

/**
 * The modules of a run: the folder of each, and its files, each of which is read once, however many nodes are compiled.
 */
export class Modules {
  readonly modulePath: readonly string[];
  readonly files: Files;
  private readonly folders: Folders | undefined;
  private readonly readable: AllowedFolders | undefined;
  private readonly roots = new Map<string, string>();
  private readonly missing = new Set<string>();
  private allNames: readonly string[] | undefined;
  private readonly sources = new Map<string, Result<Source> | undefined>();

  /**
   * Without `folders` a module exists if it has one of the well-known files, or the requested one. Without `readable`
   * an absolute path is that of a module's file.
   */
  constructor(files: Files, modulePath: readonly string[], folders?: Folders, readable?: AllowedFolders) {
    this.files = files;
    this.modulePath = modulePath;
    this.folders = folders;
    this.readable = readable;
  }

  /** The module's folder: that of the first entry of the module path that has one. */
  folderOf(module: string): string | undefined {
    return this.folderWith(module, undefined);
  }

  /**
   * The path of a file of a module, whether or not it exists; undefined if there is no such module. `path` is relative
   * to the module's folder.
   */
  pathOf(module: string, path: string): string | undefined {
    const folder = this.folderWith(module, path);
    return folder === undefined ? undefined : `${folder}/${path}`;
  }

  /** A file of a module, or why it can't be used; undefined if there is no such file or module. */
  read(module: string, path: string): Result<Source> | undefined {
    const full = this.pathOf(module, path);
    return full === undefined ? undefined : this.readPath(full);
  }

  /** A file by its whole path, or why it can't be used; undefined if there is none. */
  readPath(path: string): Result<Source> | undefined {
    if (!this.sources.has(path)) {
      this.sources.set(path, sourceIn(this.contentOf(path), path));
    }
    return this.sources.get(path);
  }

  /** The contents of a file by its whole path. */
  contentOf(path: string): FileContent {
    const { readable } = this;
    const isOther = isAbsolute(path) && !this.isOfModules(path) && readable?.allows(path) === true;
    return isOther ? readable.read(path) : this.files.read(path);
  }

  /**
   * Whether a function may read a path, whoever calls it: in a module, in the environment, or in a folder of
   * `--allow-read`.
   */
  mayRead(path: string): boolean {
    return this.isOfModules(path) || this.readable?.allows(path) === true;
  }

  /** Whether a path is one of a module's file as it is written; reading follows links, and refuses those that lead out. */
  isOfModules(path: string): boolean {
    return this.modulePath.some((base) => path.startsWith(`${base}/`)) && !/(?:^|[/\\])\.\.(?:[/\\]|$)/.test(path);
  }

  /** Whether a module has a file. */
  has(module: string, path: string): boolean {
    return this.read(module, path) !== undefined;
  }

  /** The names of all modules on the module path, if folders can be listed. */
  names(): readonly string[] {
    return (this.allNames ??= this.modulePath.flatMap((base) => this.folderNames(base)));
  }

  /** The kind of a module's entry at a path. */
  kindOf(module: string, path: string): "file" | "folder" | undefined {
    const full = this.pathOf(module, path);
    if (full === undefined) return undefined;
    return this.folders ? this.folders.kindOf(full) : this.readPath(full) ? "file" : undefined;
  }

  /** The paths of all files below a folder of a module, relative to that folder; links to folders aren't followed. */
  filesBelow(module: string, folder: string): readonly string[] {
    const found: string[] = [];
    const root = this.pathOf(module, folder);
    const waiting = root === undefined ? [] : [""];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const { kind, name } of this.folders?.readFolder(`${root}/${at}`) ?? []) {
        if (kind === "file") found.push(at + name);
        else if (kind === "folder") waiting.push(`${at}${name}/`);
      }
    }
    return found;
  }

  /** The contents of modules' folders; others are empty. */
  get listing(): Pick<Folders, "kindOf" | "readFolder"> {
    const isInside = (path: string): boolean => this.isOfModules(`${path}/`);
    return {
      kindOf: (path) => (isInside(path) ? this.folders?.kindOf(path) : undefined),
      readFolder: (path) => (isInside(path) ? (this.folders?.readFolder(path) ?? []) : []),
    };
  }

  private folderNames(base: string): string[] {
    const entries = this.folders?.readFolder(base) ?? [];
    const isFolder = ({ kind, name }: FolderEntry): boolean =>
      kind === "folder" || (kind === "other" && this.folders?.kindOf(`${base}/${name}`) === "folder");
    return entries.flatMap((entry) => (legalModule.test(entry.name) && isFolder(entry) ? [entry.name] : []));
  }

  private folderWith(module: string, path: string | undefined): string | undefined {
    const known = this.roots.get(module);
    if (known !== undefined) return known;
    if (!legalModule.test(module) || this.missing.has(module)) return undefined;
    const found = this.modulePath.map((base) => `${base}/${module}`).find((root) => this.isModule(root, path));
    if (found !== undefined) this.roots.set(module, found);
    else if (this.folders) this.missing.add(module);
    return found;
  }

  private isModule(root: string, path: string | undefined): boolean {
    if (this.folders) return this.folders.kindOf(root) === "folder";
    const known = [...(path === undefined ? [] : [path]), "manifests/init.pp", "metadata.json"];
    return known.some((file) => "bytes" in this.files.read(`${root}/${file}`));
  }
}

/**
 * By the bytes that were read: a host that keeps its files from run to run gets the same sources, with everything that
 * is memoised for them.
 */
const known = new WeakMap<FileContent, { readonly path: string; readonly source: Result<Source> }>();

function sourceIn(content: FileContent, path: string): Result<Source> | undefined {
  if ("problem" in content && content.problem === "no such file") return undefined;
  const before = known.get(content);
  if (before?.path === path) return before.source;
  const source = readSource(path, { read: () => content }, catalogue.create);
  known.set(content, { path, source });
  return source;
}

function isAbsolute(path: string): boolean {
  return path.startsWith("/");
}

/** Puppet accepts no others, and so no name leads out of the module path. */
const legalModule = /^[a-z][a-z0-9_]*$/i;
