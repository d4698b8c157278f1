/** The language server in a Web Worker: the client's open sources are the only files. */
import type { CliHost } from "@cairn/cli-kit";
import { BrowserMessageReader, BrowserMessageWriter } from "vscode-languageserver/browser";
import { FolderHost, type ServerHost } from "./host.js";
import { serveOver } from "./serve.js";
import type { LanguageService } from "./service.js";

/** The part of a worker's interface that is used here. */
type Port = ConstructorParameters<typeof BrowserMessageReader>[0];

/** The parts of a worker's environment that the core may not access itself. */
export interface BrowserClock {
  setTimeout(work: () => void, milliseconds: number): unknown;
  clearTimeout(timer: never): void;
  now(): number;
}

/** Serves the page that created this worker; `port` is the worker's `self`. */
export function serveInWorker(port: Port, service: LanguageService, clock: BrowserClock): void {
  const transport = {
    reader: new BrowserMessageReader(port),
    writer: new BrowserMessageWriter(port),
    onGone: () => undefined,
  };
  void serveOver(transport, { service, world: emptyWorld(clock), given: {} });
}

/** The environment of a command that has only these sources, by absolute paths. */
export function hostOfSources(
  sources: ReadonlyMap<string, string>,
  currentFolder: string,
  clock: BrowserClock,
): CliHost {
  const encoder = new TextEncoder();
  const files = new Map([...sources].map(([path, text]) => [path, { bytes: encoder.encode(text) }]));
  return new FolderHost(
    emptyWorld(clock),
    { get: (path) => files.get(path), paths: () => files.keys() },
    currentFolder,
  );
}

function emptyWorld(clock: BrowserClock): ServerHost {
  const missing = { problem: "no such file" };
  return {
    cwd: "/",
    env: {},
    platform: "a browser",
    read: () => missing,
    kindOf: () => undefined,
    realPath: () => undefined,
    readFolder: () => [],
    sha256: () => "",
    findProgram: () => undefined,
    run: (command) => Promise.resolve({ status: 127, stdout: "", stderr: `${command}: no such program\n` }),
    now: () => clock.now(),
    after(milliseconds, work) {
      const timer = clock.setTimeout(work, milliseconds);
      return () => clock.clearTimeout(timer as never);
    },
  };
}
