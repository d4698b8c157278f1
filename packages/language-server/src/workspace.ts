import { decodeSource, joinPath, type Source } from "@cairn/diagnostics";
import type { Buffers } from "./host.js";
import { KeptWorld } from "./kept-world.js";
import { Folder, type FolderContext } from "./folder.js";
import { LinkedFiles } from "./linked-files.js";
import { ancestorsOf } from "./inheritance.js";
import { NameIndex } from "./name-index.js";
import type { Analysis, LanguageService, Surroundings } from "./service.js";
import { noSettings, type EditorSettings } from "./settings.js";
import { OpenDocument, Text, type Encoding } from "./text.js";
import { unopened } from "./unopened.js";
import { pathOfUri, uriOfPath } from "./uri.js";

/** Everything that the answers of a server depend on: folders, open sources, names of other files. */
export class Workspace implements Buffers {
  readonly service: LanguageService;
  readonly world: KeptWorld;
  private readonly names: NameIndex;
  /**
   * Paths of open sources that have changed since their names were read: often they aren't needed before the next
   * keystroke.
   */
  private readonly unread = new Set<string>();
  encoding: Encoding = "utf-16";
  settings: EditorSettings = noSettings;
  folders: Folder[] = [];
  /** Counts all changes, to invalidate memoised results. */
  version = 0;
  private readonly linked: LinkedFiles;
  private readonly documents = new Map<string, OpenDocument>();
  private readonly context: FolderContext;
  /** Folders of sources that aren't in any folder of the workspace. */
  private readonly lone = new Map<string, Folder>();

  constructor(context: Omit<FolderContext, "buffers" | "settings">) {
    this.service = context.service;
    this.names = new NameIndex(context.service.ownersOf);
    this.linked = new LinkedFiles(this.names);
    this.world = new KeptWorld(context.world);
    this.context = { ...context, world: this.world, buffers: this, settings: () => this.settings };
  }

  get(path: string): { readonly bytes: Uint8Array } | undefined {
    return this.documents.get(path);
  }

  paths(): Iterable<string> {
    return this.documents.keys();
  }

  addFolder(uri: string): Folder {
    const folder = new Folder(joinPath("", pathOfUri(uri)), this.context);
    if (!this.folders.some(({ path }) => path === folder.path)) this.folders.push(folder);
    this.nameAgain();
    return folder;
  }

  removeFolder(uri: string): void {
    const gone = joinPath("", pathOfUri(uri));
    this.folders = this.folders.filter(({ path }) => path !== gone);
    const isLeft = (file: string) => this.documents.has(file) || this.folders.some(({ path }) => isBelow(file, path));
    for (const [file] of [...this.index.files()]) if (isBelow(file, gone) && !isLeft(file)) this.names.remove(file);
    this.nameAgain();
  }

  /** Open sources may have come into another folder, from which they are named. */
  private nameAgain(): void {
    for (const document of this.documents.values())
      this.put(document.named(this.folderOf(document.path).nameOf(document.path)));
  }

  /** The innermost folder that contains a path; if there is none, the folder of the file itself. */
  folderOf(path: string): Folder {
    const around = this.folders.filter((folder) => folder.nameOf(path) !== path);
    const [inner] = around.sort((left, right) => right.path.length - left.path.length);
    if (inner) return inner;
    const own = joinPath(path, "..");
    let folder = this.lone.get(own);
    if (!folder) this.lone.set(own, (folder = new Folder(own, this.context)));
    return folder;
  }

  allFolders(): Folder[] {
    return [...this.folders, ...this.lone.values()];
  }

  open(uri: string, version: number, content: string): OpenDocument {
    const path = joinPath("", pathOfUri(uri));
    return this.put(new OpenDocument(uri, path, this.folderOf(path).nameOf(path), version, content, this.encoding));
  }

  put(document: OpenDocument): OpenDocument {
    this.version++;
    this.documents.set(document.path, document);
    this.unread.add(document.path);
    return document;
  }

  /** The names of all known files. */
  get index(): NameIndex {
    for (const path of this.unread) {
      const document = this.documents.get(path);
      if (document) this.names.set(path, this.service.analyze(document.source));
    }
    this.unread.clear();
    return this.names;
  }

  /** The text is read from the disk again. */
  close(path: string): void {
    this.version++;
    this.documents.delete(path);
    this.readNames(path);
  }

  document(uri: string): OpenDocument | undefined {
    return this.documents.get(joinPath("", pathOfUri(uri)));
  }

  documentAt(path: string): OpenDocument | undefined {
    return this.documents.get(path);
  }

  openDocuments(): OpenDocument[] {
    return [...this.documents.values()];
  }

  uriOf(path: string): string {
    return this.documents.get(path)?.uri ?? uriOfPath(path);
  }

  /** How a client counts positions in the file at `path`. */
  textOf(source: Source, path: string): Text {
    return new Text(source, this.encoding, this.documents.has(path));
  }

  analysisOf(document: OpenDocument): Analysis {
    return this.index.get(document.path)!;
  }

  /** Whether a file is a program, not related data. */
  isChecked(path: string): boolean {
    return this.service.otherFiles?.test(path) !== true;
  }

  /** Whether a file is searched for names. */
  isKnown(path: string): boolean {
    const { language, otherFiles } = this.service;
    return language.extensions.some((extension) => path.endsWith(extension)) || otherFiles?.test(path) === true;
  }

  /** Reads the names of a file that isn't open; one that can't be read, or isn't text, has none. */
  readNames(path: string): void {
    if (this.documents.has(path)) return;
    const content = this.isKnown(path) ? this.world.read(path) : { problem: "another kind" };
    const decoded = "bytes" in content ? decodeSource(this.folderOf(path).nameOf(path), content.bytes) : undefined;
    if (!decoded || decoded.problem) this.names.remove(path);
    else this.names.set(path, unopened(this.service.analyze(decoded.source)));
  }

  /** The files that share names with a file; undefined if all do. */
  within(path: string): ReadonlySet<string> | undefined {
    if (this.service.scope === "workspace") return undefined;
    return this.linked.together(path, this.version);
  }

  around(path: string): Surroundings {
    const { index } = this;
    const within = this.within(path);
    const folder = this.folderOf(path);
    const host = folder.host();
    return {
      definitionsOf: (kind) => index.definitionsOf(kind, within),
      definitionsFor: (key) => index.definitionsFor(key, within),
      inheritedKeys: (key) => index.inheritedKeys(key, within),
      ancestorsOf: (key) => ancestorsOf(key, index.inheritance(within)),
      nameOf: (file) => this.folderOf(file).nameOf(file),
      entriesOf: (name) =>
        host
          .readFolder(joinPath(joinPath(path, ".."), name))
          .map((entry) => (entry.kind === "folder" ? `${entry.name}/` : entry.name)),
      request: () => folder.request(),
    };
  }
}

function isBelow(file: string, folder: string): boolean {
  return file.startsWith(folder === "/" ? folder : `${folder}/`);
}
