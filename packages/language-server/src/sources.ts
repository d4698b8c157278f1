/** The environment of a command or a server in a browser: sources in memory are the only files. */
import type { CliHost } from "@cairn/cli-kit";
import { FolderHost, type ServerHost } from "./host.js";

/** The parts of a worker's environment that the core may not access itself. */
export interface BrowserClock {
  setTimeout(work: () => void, milliseconds: number): unknown;
  clearTimeout(timer: never): void;
  now(): number;
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

/** A world without files and programs. */
export function emptyWorld(clock: BrowserClock): ServerHost {
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
