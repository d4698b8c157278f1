/** The language server in a Web Worker: the client's open texts are all the files there are. */
import { BrowserMessageReader, BrowserMessageWriter } from "vscode-languageserver/browser";
import type { ServerHost } from "./host.js";
import { serveOver } from "./serve.js";
import type { LanguageService } from "./service.js";

/** What a worker gives of itself. */
type Port = ConstructorParameters<typeof BrowserMessageReader>[0];

/** The parts of a worker's world that the core may not reach by itself. */
export interface BrowserClock {
  setTimeout(work: () => void, milliseconds: number): unknown;
  clearTimeout(timer: never): void;
  now(): number;
}

/** Answers the page that made this worker; `port` is the worker's `self`. */
export function serveInWorker(port: Port, service: LanguageService, clock: BrowserClock): void {
  const transport = {
    reader: new BrowserMessageReader(port),
    writer: new BrowserMessageWriter(port),
    onGone: () => undefined,
  };
  void serveOver(transport, { service, world: emptyWorld(clock), given: {} });
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
