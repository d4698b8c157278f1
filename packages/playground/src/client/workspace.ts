/** The files of a project, all of them open at the server; one at a time is in the editor. */
import { LSPPlugin, Workspace, type LSPClient, type WorkspaceFile } from "@codemirror/lsp-client";
import { Text, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { pathOfUri, uriOfPath } from "./uri.js";

class ProjectFile implements WorkspaceFile {
  readonly uri: string;
  readonly languageId: string;
  version = 0;
  doc: Text;
  view: EditorView | null = null;

  constructor(path: string, languageId: string, text: string) {
    this.uri = uriOfPath(path);
    this.languageId = languageId;
    this.doc = Text.of(text.split("\n"));
  }

  getView(): EditorView | null {
    return this.view;
  }
}

/** What the page does for its workspace. */
export interface WorkspaceOwner {
  /** Shows a file in the editor. */
  show(path: string): EditorView | null;
  /** The server has changed a file that isn't in the editor. */
  changed(path: string, text: string): void;
}

export class ProjectWorkspace extends Workspace {
  override files: ProjectFile[] = [];
  private readonly owner: WorkspaceOwner;

  constructor(client: LSPClient, owner: WorkspaceOwner) {
    super(client);
    this.owner = owner;
  }

  /** Opens, closes and changes files until they are these. */
  take(languageId: string, sources: Readonly<Record<string, string>>): void {
    const uris = new Set(Object.keys(sources).map(uriOfPath));
    for (const file of this.files) if (!uris.has(file.uri)) this.client.didClose(file.uri);
    this.files = this.files.filter(({ uri }) => uris.has(uri));
    for (const [path, text] of Object.entries(sources)) {
      const known = this.getFile(uriOfPath(path)) as ProjectFile | null;
      if (known && known.doc.toString() === text) continue;
      if (known) this.client.didClose(known.uri);
      this.files = this.files.filter((file) => file !== known);
      this.add(new ProjectFile(path, languageId, text));
    }
  }

  private add(file: ProjectFile): void {
    this.files.push(file);
    this.client.didOpen(file);
  }

  override syncFiles() {
    return this.files.flatMap((file) => {
      const plugin = file.view && LSPPlugin.get(file.view);
      if (!plugin || plugin.uri !== file.uri || plugin.unsyncedChanges.empty) return [];
      const update = { changes: plugin.unsyncedChanges, file, prevDoc: file.doc };
      file.doc = plugin.view.state.doc;
      file.version++;
      plugin.clear();
      return [update];
    });
  }

  override openFile(uri: string, languageId: string, view: EditorView): void {
    let file = this.getFile(uri) as ProjectFile | null;
    if (!file) this.add((file = new ProjectFile(pathOfUri(uri), languageId, view.state.doc.toString())));
    file.view = view;
  }

  /** The file stays open at the server. */
  override closeFile(uri: string): void {
    const file = this.getFile(uri) as ProjectFile | null;
    if (file) file.view = null;
  }

  override updateFile(uri: string, update: TransactionSpec): void {
    const file = this.getFile(uri) as ProjectFile | null;
    if (!file || file.view) return super.updateFile(uri, update);
    if (update.changes) this.owner.changed(pathOfUri(uri), textAfter(file.doc, update));
  }

  override displayFile(uri: string): Promise<EditorView | null> {
    return Promise.resolve(this.getFile(uri) ? this.owner.show(pathOfUri(uri)) : null);
  }
}

function textAfter(doc: Text, { changes }: TransactionSpec): string {
  const list = [changes].flat() as { from: number; to?: number; insert?: string | Text }[];
  return list
    .toSorted((left, right) => right.from - left.from)
    .reduce(
      (text, { from, insert = "", to = from }) => text.slice(0, from) + insert.toString() + text.slice(to),
      doc.toString(),
    );
}
