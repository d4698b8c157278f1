import { spawn, type ChildProcess } from "node:child_process";
import { PassThrough } from "node:stream";
import { createCli, nodeHost, type CliHost, type Language } from "@cairn/cli-kit";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type Diagnostic,
  type InitializeParams,
  type InitializeResult,
  type ProtocolConnection,
} from "vscode-languageserver-protocol/node";
import { uriOfPath } from "../../uri.js";

/** A client of a server, like an editor. */
export class Client {
  readonly connection: ProtocolConnection;
  readonly root: string;
  /** The last published diagnostics of each text, by its URI. */
  readonly diagnostics = new Map<
    string,
    { readonly version?: number | undefined; readonly diagnostics: Diagnostic[] }
  >();
  readonly log: string[] = [];
  /** What the client was asked to show. */
  readonly shown: string[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly versions = new Map<string, number>();

  constructor(connection: ProtocolConnection, root: string, settings: unknown = {}) {
    this.connection = connection;
    this.root = root;
    connection.onNotification(
      "textDocument/publishDiagnostics",
      ({ uri, ...said }: { uri: string; version?: number; diagnostics: Diagnostic[] }) => {
        this.diagnostics.set(uri, said);
        for (const listener of this.listeners) listener();
      },
    );
    connection.onNotification("window/logMessage", ({ message }: { message: string }) => {
      this.log.push(message);
      for (const listener of this.listeners) listener();
    });
    connection.onNotification("window/showMessage", ({ message }: { message: string }) => {
      this.shown.push(message);
    });
    connection.onRequest("workspace/configuration", ({ items }: { items: unknown[] }) => items.map(() => settings));
    connection.onRequest("client/registerCapability", () => null);
    connection.listen();
  }

  async initialize(capabilities: InitializeParams["capabilities"] = {}): Promise<InitializeResult> {
    const rootUri = uriOfPath(this.root);
    const result = await this.request<InitializeResult>("initialize", {
      processId: null,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: "root" }],
      capabilities: { workspace: { configuration: true, workspaceFolders: true }, ...capabilities },
    });
    this.notify("initialized", {});
    return result;
  }

  request<T>(method: string, params?: unknown): Promise<T> {
    return this.connection.sendRequest(method, params);
  }

  notify(method: string, params: unknown): void {
    void this.connection.sendNotification(method, params);
  }

  uri(name: string): string {
    return uriOfPath(`${this.root}/${name}`);
  }

  /** Opens a text, and resolves with its diagnostics. */
  open(name: string, text: string, languageId = "any"): Promise<Diagnostic[]> {
    const uri = this.uri(name);
    // What is still on its way is about an older version, also when a text is opened again.
    const version = (this.versions.get(uri) ?? 0) + 1;
    this.versions.set(uri, version);
    this.notify("textDocument/didOpen", { textDocument: { uri, languageId, version, text } });
    return this.checked(name);
  }

  /** Changes a text: as a whole, or in a range. */
  change(
    name: string,
    ...contentChanges: { readonly text: string; readonly range?: unknown }[]
  ): Promise<Diagnostic[]> {
    const uri = this.uri(name);
    const version = (this.versions.get(uri) ?? 0) + 1;
    this.versions.set(uri, version);
    this.notify("textDocument/didChange", { textDocument: { uri, version }, contentChanges });
    return this.checked(name);
  }

  /** Closes a text: what is on the disk counts again. */
  close(name: string): void {
    this.notify("textDocument/didClose", { textDocument: { uri: this.uri(name) } });
  }

  /** Tells that a file was created (1), changed (2) or deleted (3). */
  onDisk(name: string, type: 1 | 2 | 3): void {
    this.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: this.uri(name), type }] });
  }

  /** The diagnostics of the newest version of a text; rejects if the server says that their check has failed. */
  checked(name: string): Promise<Diagnostic[]> {
    const uri = this.uri(name);
    const logged = this.log.length;
    return new Promise((resolve, reject) => {
      const look = () => {
        const failure = this.log.slice(logged).find((line) => line.includes("bug of ours"));
        if (failure !== undefined) {
          this.listeners.delete(look);
          reject(new Error(failure));
        }
        const said = this.diagnostics.get(uri);
        if (said?.version !== this.versions.get(uri)) return;
        this.listeners.delete(look);
        resolve(said!.diagnostics);
      };
      this.listeners.add(look);
      look();
    });
  }

  at<T>(method: string, name: string, line: number, character: number, more: object = {}): Promise<T> {
    return this.request(`textDocument/${method}`, {
      textDocument: { uri: this.uri(name) },
      position: { line, character },
      ...more,
    });
  }

  of<T>(method: string, name: string, more: object = {}): Promise<T> {
    return this.request(`textDocument/${method}`, { textDocument: { uri: this.uri(name) }, ...more });
  }

  async end(): Promise<void> {
    await this.request("shutdown");
    this.notify("exit", undefined);
  }
}

/** A client of a command that runs as a separate process. */
export function clientOfCommand(words: readonly string[], root: string, settings?: unknown) {
  const child: ChildProcess = spawn(process.execPath, [...words, "lsp"], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exit = new Promise<number | null>((resolve) => child.on("exit", (code) => resolve(code)));
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout!),
    new StreamMessageWriter(child.stdin!),
  );
  return { client: new Client(connection, root, settings), child, exit };
}

/** A client of a language's command in this process, which uses the disk. */
export function clientOf(language: Language, root: string, settings?: unknown, given: readonly string[] = []) {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const host: CliHost = {
    ...nodeHost(),
    cwd: root,
    openStreams: () => ({
      onBytes: (listener) => void toServer.on("data", listener),
      onEnd: (listener) => void toServer.on("end", listener),
      write: (bytes) => new Promise((resolve) => void toClient.write(bytes, () => resolve())),
    }),
  };
  const exit = createCli(language).run(["lsp", ...given], host);
  const connection = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
  return { client: new Client(connection, root, settings), exit, toServer };
}
