/** The language server in a Web Worker: the client's open sources are the only files. */
import { BrowserMessageReader, BrowserMessageWriter } from "vscode-languageserver/browser";
import { serveOver } from "./serve.js";
import type { LanguageService } from "./service.js";
import { emptyWorld, type BrowserClock } from "./sources.js";

/** The part of a worker's interface that is used here. */
type Port = ConstructorParameters<typeof BrowserMessageReader>[0];

/** Serves the page that created this worker; `port` is the worker's `self`. */
export function serveInWorker(port: Port, service: LanguageService, clock: BrowserClock): void {
  const transport = {
    reader: new BrowserMessageReader(port),
    writer: new BrowserMessageWriter(port),
    onGone: () => undefined,
  };
  void serveOver(transport, { service, world: emptyWorld(clock), given: {} });
}
