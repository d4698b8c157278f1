/** A stand-in for the editor's own module, which exists only inside of it: remembers what the extension asks for. */
type Listener = (...given: never[]) => unknown;

export class EventEmitter {
  private readonly listeners: Listener[] = [];
  readonly event = (listener: Listener) => (this.listeners.push(listener), { dispose: () => undefined });
  fire(value: never): void {
    for (const listener of this.listeners) listener(value);
  }
}

interface UriParts {
  readonly scheme: string;
  readonly path: string;
}

export class Uri implements UriParts {
  readonly scheme: string;
  readonly path: string;
  constructor({ path, scheme }: UriParts) {
    [this.scheme, this.path] = [scheme, path];
  }
  static from = (parts: UriParts) => new Uri(parts);
  static file = (path: string) => new Uri({ scheme: "file", path });
  get fsPath(): string {
    return this.path;
  }
  toString(): string {
    return `${this.scheme}:${this.path}`;
  }
}

export const ViewColumn = { Beside: -2 };
export const ProgressLocation = { Window: 10 };

/** A text in the editor. */
export interface Document {
  readonly uri: Uri;
  languageId: string;
  getText(selection?: unknown): string;
}

export function document(path: string, languageId: string, text: string): Document {
  return { uri: Uri.file(path), languageId, getText: (selection) => (selection === undefined ? text : "") };
}

/** Everything that a test sets, and sees afterwards. */
export const world = {
  settings: {} as Record<string, unknown>,
  documents: [] as Document[],
  active: undefined as Document | undefined,
  input: "" as string | undefined,
  chosenFile: undefined as string | undefined,
  commands: new Map<string, () => Promise<void>>(),
  opened: new EventEmitter(),
  configured: new EventEmitter(),
  messages: [] as string[],
  shown: [] as { name: string; text: string }[],
  pages: [] as { title: string; html: string; enableScripts: boolean }[],
};

const provider: { provideTextDocumentContent?: (uri: Uri) => string } = {};

export const workspace = {
  isTrusted: true,
  get textDocuments() {
    return world.documents;
  },
  onDidOpenTextDocument: world.opened.event,
  onDidChangeConfiguration: world.configured.event,
  getConfiguration: () => ({ get: (name: string) => world.settings[name] }),
  getWorkspaceFolder: () => undefined,
  registerTextDocumentContentProvider: (_scheme: string, given: typeof provider) => {
    provider.provideTextDocumentContent = (uri) => given.provideTextDocumentContent!(uri);
    return { dispose: () => undefined };
  },
  openTextDocument: (uri: Uri) => Promise.resolve({ uri }),
};

export const window = {
  get activeTextEditor() {
    return world.active && { document: world.active, selection: {} };
  },
  showInformationMessage: (text: string) => void world.messages.push(text),
  showErrorMessage: (text: string) => void world.messages.push(text),
  showInputBox: () => Promise.resolve(world.input),
  showOpenDialog: () => Promise.resolve(world.chosenFile === undefined ? undefined : [Uri.file(world.chosenFile)]),
  showTextDocument: ({ uri }: { uri: Uri }) =>
    void world.shown.push({ name: uri.path.slice(1), text: provider.provideTextDocumentContent!(uri) }),
  withProgress: (_options: unknown, work: () => unknown) => work(),
  createWebviewPanel(_id: string, title: string, _column: number, { enableScripts }: { enableScripts: boolean }) {
    const webview = {
      set html(html: string) {
        world.pages.push({ title, html, enableScripts });
      },
    };
    return { webview };
  },
};

export const commands = {
  registerCommand(name: string, work: () => Promise<void>) {
    world.commands.set(name, work);
    return { dispose: () => undefined };
  },
};

export const languages = {
  setTextDocumentLanguage: (text: Document, languageId: string) => Promise.resolve(void (text.languageId = languageId)),
};
