import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";
import type { OptionValues } from "@cairn/cli-kit";
import { type Question, WorkerPool } from "@cairn/puppet-server/workers";

/** What the workers ask of the server. */
export interface ForWorkers {
  answer(question: Question): Promise<unknown>;
  readonly log: (line: string) => void;
}

/** Threads that compile; `connect` hands them what they ask: before that none has anything to do. */
export interface StartedWorkers {
  connect(server: ForWorkers): WorkerPool;
  close(): Promise<void>;
}

/** Starts the threads that compile. They load the compiler while whoever started them goes on. */
export function startWorkers(options: OptionValues): StartedWorkers {
  let server: ForWorkers | undefined;
  growSlowly();
  const pool = new WorkerPool({
    answer: async (question) => server?.answer(question),
    log: (line) => server?.log(line),
    ...{ script: workerScript(), data: { serveOptions: options } },
    size: Number(options["workers"] ?? availableParallelism()) || 1,
    mostSeconds: Number(options["nodeTimeout"] ?? 120),
    mostMemory: Number(options["nodeMemory"] ?? 2048),
  });
  return {
    connect(given) {
      server = given;
      return pool;
    },
    close: async () => pool.close(),
  };
}

/**
 * What is kept of an environment is small beside what a catalog throws away: by default a heap may grow to four times of
 * what is in use before it is looked through, in each thread. Doing that more often takes no measurable time.
 */
function growSlowly(): void {
  setFlagsFromString("--heap-growing-percent=50");
}

function workerScript(): string {
  const isCommand = typeof __filename === "string";
  return isCommand ? join(dirname(__filename), "serve-worker.cjs") : join(import.meta.dirname, "serve-worker.js");
}

/** Has the bundler make a file of the worker. */
export async function loadWorker(): Promise<unknown> {
  return import("./serve-worker.js");
}
