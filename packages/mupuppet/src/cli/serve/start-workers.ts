import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import type { OptionValues } from "@cairn/cli-kit";
import { type Question, WorkerPool } from "@cairn/puppet-server/workers";

/** What the workers ask of the server. */
export interface ForWorkers {
  answer(question: Question): Promise<unknown>;
  readonly log: (line: string) => void;
}

/** Threads that compile. `connect` says who answers their questions; before that they have nothing to do. */
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
    script: workerScript(),
    data: { serveOptions: options },
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
 * Lets the heap of each thread grow by half until garbage is collected. By default it may grow to four times of what is
 * in use, which is much: compiling a catalog leaves far more garbage than an environment takes. Collecting more often
 * takes no measurable time.
 */
function growSlowly(): void {
  setFlagsFromString("--heap-growing-percent=50");
}

/** The file beside this one: in the command both are `.mjs`. */
function workerScript(): string {
  return join(import.meta.dirname, `serve-worker${import.meta.url.endsWith(".mjs") ? ".mjs" : ".js"}`);
}
