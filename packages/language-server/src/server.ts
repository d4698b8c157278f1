import type { OptionValues } from "@cairn/cli-kit";
import type { Connection, InitializeParams, InitializeResult, ServerCapabilities } from "vscode-languageserver";
import { crawl } from "./crawl.js";
import { explanation, extraction, fixAll, quickFix } from "./features/code-actions.js";
import { remarkCommand } from "./features/code-lenses.js";
import { explainCommand } from "./features/explain.js";
import { legend } from "./features/semantic-tokens.js";
import type { ServerHost } from "./host.js";
import { describeThrown, Checker } from "./checker.js";
import { answerRequests } from "./requests.js";
import type { LanguageService } from "./service.js";
import { readSettings } from "./settings.js";
import type { Encoding } from "./text.js";
import { pathOfUri } from "./uri.js";
import { Workspace } from "./workspace.js";

/** The parts of a server besides its connection. */
export interface ServerContext {
  readonly service: LanguageService;
  readonly world: ServerHost;
  /** Options of the command line. */
  readonly given: OptionValues;
}

/** Serves one client. Whatever it sends: an error of ours is logged, and the server continues. */
export class Server {
  private readonly connection: Connection;
  private readonly service: LanguageService;
  private readonly workspace: Workspace;
  private readonly checker: Checker;
  private crawled: Promise<unknown> = Promise.resolve();
  private asksConfiguration = false;
  private watchesFiles = false;
  private changesFolders = false;
  private initialSettings: unknown;

  constructor(connection: Connection, { given, service, world }: ServerContext) {
    this.connection = connection;
    this.service = service;
    const warn = (problems: readonly string[]) => this.warn(problems);
    this.workspace = new Workspace({ service, world, given, warn });
    this.checker = new Checker(this.workspace, {
      error: (message) => connection.console.error(message),
      publish: (uri, version, diagnostics) =>
        void connection
          .sendDiagnostics({ uri, diagnostics, ...(version === undefined ? {} : { version }) })
          .catch(() => undefined),
    });
  }

  /** Starts listening. */
  start(): void {
    const { connection } = this;
    connection.onInitialize((params) => this.initialize(params));
    connection.onInitialized(() => this.later(this.initialized()));
    connection.onDidChangeConfiguration(({ settings }) => this.later(this.configure(settings)));
    this.listenToDocuments();
    answerRequests(connection, {
      workspace: this.workspace,
      checker: this.checker,
      known: () => this.crawled,
    });
    connection.listen();
  }

  private initialize({
    capabilities,
    initializationOptions,
    rootUri,
    workspaceFolders,
  }: InitializeParams): InitializeResult {
    const { language } = this.service;
    const offered = capabilities.general?.positionEncodings ?? [];
    // Ours are UTF-16 units; clients that prefer others get those.
    const encoding = (["utf-16", "utf-8", "utf-32"] as const).find((each) => each === offered[0]);
    this.workspace.encoding = encoding ?? "utf-16";
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    for (const uri of uris) this.workspace.addFolder(uri);
    this.asksConfiguration = capabilities.workspace?.configuration === true;
    this.changesFolders = capabilities.workspace?.workspaceFolders === true;
    this.watchesFiles = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    this.initialSettings = initializationOptions;
    this.takeSettings(initializationOptions);
    return {
      capabilities: capabilitiesWith(this.workspace.encoding, language.name, this.service.survey !== undefined),
      serverInfo: { name: `${language.name} lsp`, version: language.version },
    };
  }

  private async initialized(): Promise<void> {
    const { connection, workspace } = this;
    if (workspace.folders.length > 0) this.crawled = this.crawlAll();
    if (this.changesFolders)
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        for (const { uri } of removed) workspace.removeFolder(uri);
        for (const { uri } of added) workspace.addFolder(uri);
        this.crawled = this.crawlAll();
        this.checker.all();
      });
    if (this.watchesFiles) await this.watch();
    await this.configure(undefined);
  }

  private async watch(): Promise<void> {
    const globs = ["**/*"];
    const watchers = globs.map((globPattern) => ({ globPattern }));
    await this.connection.client
      .register({ method: "workspace/didChangeWatchedFiles" } as never, { watchers })
      .then(() => (this.workspace.world.isTold = true))
      .catch((thrown: unknown) => this.connection.console.warn(`files can't be watched: ${describeThrown(thrown)}`));
  }

  private crawlAll(): Promise<unknown> {
    const log = (message: string) => this.connection.console.info(message);
    return Promise.all(this.workspace.folders.map(({ path }) => crawl(this.workspace, path, log)));
  }

  /** Some clients send their settings, some expect a request. */
  private async configure(sent: unknown): Promise<void> {
    const section = (sent as { cairn?: unknown } | undefined)?.cairn;
    const asked = this.asksConfiguration
      ? ((await this.connection.workspace.getConfiguration("cairn").catch(() => undefined)) as unknown)
      : undefined;
    this.takeSettings(asked ?? section ?? this.initialSettings);
    this.checker.all();
  }

  /** Logs all problems and shows the first one: the user has to see that options are ignored. */
  private warn([first, ...others]: readonly string[]): void {
    for (const problem of [first!, ...others]) this.connection.console.warn(problem);
    const more = others.length === 0 ? "" : ` (the log has ${others.length} more)`;
    const message = `${this.service.language.name}: ${first!}${more}`;
    void this.connection.sendNotification("window/showMessage", { type: 2, message }).catch(() => undefined);
  }

  private takeSettings(section: unknown): void {
    const own = (section as { cairn?: unknown } | undefined)?.cairn ?? section;
    const settings = readSettings(this.service.language, own);
    for (const problem of settings.problems) this.connection.console.warn(problem);
    this.workspace.settings = settings;
    this.workspace.version++;
  }

  private listenToDocuments(): void {
    const { connection, checker, workspace } = this;
    connection.onDidOpenTextDocument(({ textDocument: { text, uri, version } }) =>
      this.guarded(() => checker.changed(workspace.open(uri, version, text).path)),
    );
    connection.onDidChangeTextDocument(({ contentChanges, textDocument: { uri, version } }) =>
      this.guarded(() => {
        const document = workspace.document(uri);
        if (document) checker.changed(workspace.put(document.changed(contentChanges, version)).path);
      }),
    );
    connection.onDidCloseTextDocument(({ textDocument: { uri } }) =>
      this.guarded(() => {
        const path = workspace.document(uri)?.path;
        if (path === undefined) return;
        workspace.close(path);
        checker.closed(path);
        checker.changed(path);
      }),
    );
    connection.onDidChangeWatchedFiles(({ changes }) =>
      this.guarded(() => {
        for (const { uri } of changes) this.fileChanged(pathOfUri(uri));
      }),
    );
  }

  private fileChanged(path: string): void {
    const { checker, service, workspace } = this;
    workspace.version++;
    workspace.world.forget(path);
    workspace.readNames(path);
    const isConfiguration = path.endsWith(`${service.language.name}.config.json`);
    if (isConfiguration) for (const folder of workspace.allFolders()) folder.forget();
    if (isConfiguration) checker.all();
    else checker.changed(path);
  }

  private later(work: Promise<void>): void {
    work.catch((thrown: unknown) => this.connection.console.error(`a bug of ours: ${describeThrown(thrown)}`));
  }

  /** Handles a notification; a failure is our bug, and is only logged. */
  private guarded<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (thrown) {
      this.connection.console.error(`a bug of ours: ${describeThrown(thrown)}`);
      return undefined;
    }
  }
}

function capabilitiesWith(positionEncoding: Encoding, language: string, surveys: boolean): ServerCapabilities {
  return {
    positionEncoding,
    textDocumentSync: { openClose: true, change: 2 },
    hoverProvider: true,
    completionProvider: { triggerCharacters: ["$", ":", ".", "'", '"', "(", "/", ">"] },
    signatureHelpProvider: { triggerCharacters: ["(", ","] },
    definitionProvider: true,
    typeDefinitionProvider: true,
    referencesProvider: true,
    documentHighlightProvider: true,
    documentSymbolProvider: true,
    workspaceSymbolProvider: true,
    codeActionProvider: { codeActionKinds: [quickFix, fixAll, extraction, explanation] },
    executeCommandProvider: { commands: [explainCommand(language), ...(surveys ? [remarkCommand(language)] : [])] },
    ...(surveys ? { codeLensProvider: {} } : {}),
    documentLinkProvider: {},
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
    documentOnTypeFormattingProvider: { firstTriggerCharacter: "}", moreTriggerCharacter: ["]", ")", ";", "\n"] },
    renameProvider: { prepareProvider: true },
    foldingRangeProvider: true,
    selectionRangeProvider: true,
    callHierarchyProvider: true,
    typeHierarchyProvider: true,
    inlayHintProvider: true,
    semanticTokensProvider: { legend, full: true, range: true },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  };
}
