/** The page's side of the worker that is a language server. */
import {
  findReferencesKeymap,
  formatKeymap,
  hoverTooltips,
  jumpToDefinitionKeymap,
  LSPClient,
  renameKeymap,
  serverCompletion,
  serverDiagnostics,
  signatureHelp,
  type Transport,
} from "@codemirror/lsp-client";
import { keymap } from "@codemirror/view";
import type { LanguageName, PlaygroundLanguage } from "../languages.js";
import { folder } from "../project.js";
import { semanticTokens } from "./semantic-tokens.js";
import { ProjectWorkspace, type WorkspaceOwner } from "./workspace.js";

/** A language's server and the files that it knows. */
export interface Server {
  readonly client: LSPClient;
  readonly workspace: ProjectWorkspace;
  end(): void;
}

/** Settings that the server heeds: the node and facts of Puppet, for hover. */
export type Settings = Readonly<Record<string, unknown>>;

export async function startServer(
  name: LanguageName,
  language: PlaygroundLanguage,
  owner: WorkspaceOwner,
  settings: Settings,
): Promise<Server> {
  const worker = await language.worker("server");
  const client = new LSPClient({
    rootUri: `file://${folder}`,
    timeout: 20_000,
    initializationOptions: { cairn: { [name]: settings } },
    workspace: (each) => new ProjectWorkspace(each, owner),
    extensions: [
      serverCompletion(),
      hoverTooltips(),
      signatureHelp(),
      keymap.of([...formatKeymap, ...renameKeymap, ...jumpToDefinitionKeymap, ...findReferencesKeymap]),
      serverDiagnostics(),
      semanticTokens,
    ],
  });
  client.connect(transportOf(worker));
  return { client, workspace: client.workspace as ProjectWorkspace, end: () => worker.terminate() };
}

function transportOf(worker: Worker): Transport {
  const handlers = new Set<(message: string) => void>();
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = JSON.stringify(data);
    for (const handler of handlers) handler(message);
  };
  return {
    send: (message) => worker.postMessage(JSON.parse(message)),
    subscribe: (handler) => void handlers.add(handler),
    unsubscribe: (handler) => void handlers.delete(handler),
  };
}
