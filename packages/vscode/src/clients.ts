/** The language servers: each is started when a text of its language is opened first. */
import * as vscode from "vscode";
import { LanguageClient, type LanguageClientOptions, type ServerOptions } from "vscode-languageclient/node";
import { commandOf, programOf } from "./settings.js";

/** The part of a client that is used here. */
export interface Client {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export type MakeClient = (id: string, name: string, server: ServerOptions, options: LanguageClientOptions) => Client;

const makeLanguageClient: MakeClient = (id, name, server, options) => new LanguageClient(id, name, server, options);

export class Clients {
  private readonly clients = new Map<string, Client>();
  private readonly extensionFolder: string;
  private readonly make: MakeClient;

  constructor(extensionFolder: string, make: MakeClient = makeLanguageClient) {
    this.extensionFolder = extensionFolder;
    this.make = make;
  }

  /** Serves a text, from now on also all others of its language. */
  async serve(document: vscode.TextDocument): Promise<void> {
    const { languageId, uri } = document;
    const command = commandOf[languageId];
    if (command === undefined || uri.scheme !== "file" || this.clients.has(languageId)) return;
    const client = this.make(`cairn.${command}`, `Cairn ${command}`, this.serverOf(command), optionsOf(languageId));
    this.clients.set(languageId, client);
    await client.start().catch((thrown: unknown) => {
      this.clients.delete(languageId);
      void vscode.window.showErrorMessage(`The language server of ${command} can't be started: ${String(thrown)}`);
    });
  }

  /** Ends all servers, and serves the open sources again: a setting of theirs has changed. */
  async restart(): Promise<void> {
    await this.stop();
    await Promise.all(vscode.workspace.textDocuments.map((document) => this.serve(document)));
  }

  async stop(): Promise<void> {
    const running = [...this.clients.values()];
    this.clients.clear();
    await Promise.all(running.map((client) => client.stop().catch(() => undefined)));
  }

  private serverOf(command: string): ServerOptions {
    const own = vscode.workspace.getConfiguration("cairn").get<Readonly<Record<string, string>>>(command)?.["command"];
    const { env, file, words } = programOf(command, own, this.extensionFolder);
    // What nodes get now is compared with the last commit, which git reads; in a folder that isn't trusted it doesn't.
    const compares = command === "mupuppet" && own === undefined && vscode.workspace.isTrusted;
    return { command: file, args: [...words, "lsp", ...(compares ? ["--git"] : [])], options: { env } };
  }
}

/** Data, facts and templates belong to Puppet's names, in whatever language the editor shows them. */
const filesOfPuppet = [
  "**/{data,hieradata}/**/*.{yaml,yml}",
  "**/hiera.yaml",
  "**/facts/*.{yaml,yml,json}",
  "**/templates/**/*.{epp,erb}",
];

function optionsOf(languageId: string): LanguageClientOptions {
  return {
    documentSelector: [
      { scheme: "file", language: languageId },
      ...(languageId === "puppet" ? filesOfPuppet.map((pattern) => ({ scheme: "file", pattern })) : []),
    ],
    synchronize: { configurationSection: "cairn" },
  };
}
