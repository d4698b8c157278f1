/** The names that submitters, workers and watchers share. */
import { Redis } from "ioredis";

/** The queue of all jobs. */
export const queueName = "cairn-farm";

/** A part of a run: some nodes. */
export interface ChunkJob {
  readonly run: string;
  /** Lines of the list of nodes: `NAME [FACTS]`, or facts in JSON. */
  readonly lines: readonly string[];
  readonly format: "list" | "ndjson";
  readonly environment: EnvironmentName;
  /** Options for `mupuppet compile`. */
  readonly words: readonly string[];
}

/** Where an environment is: in Redis by the hash of its contents, or in a folder that all machines share. */
export type EnvironmentName = { readonly hash: string; readonly name: string } | { readonly folder: string };

/** The node of a line. */
export function nodeIn(line: string): string {
  if (!line.startsWith("{")) return line.split(" ")[0]!;
  const { certname, name } = JSON.parse(line) as { readonly certname?: string; readonly name?: string };
  return certname ?? name ?? line;
}

/** What became of a chunk. */
export interface ChunkDone {
  readonly compiled: number;
  /** Nodes without a catalog, and why. */
  readonly failed: Readonly<Record<string, string>>;
}

/** A connection that BullMQ can wait on: it gives up no request, however long Redis is away. */
export function connect(url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: (times) => Math.min(times * 100, 2000) });
  // It tries again; without a listener the process would end.
  redis.on("error", () => undefined);
  return redis;
}

export const keys = {
  environment: (hash: string) => `${queueName}-environment-${hash}`,
  /** How many nodes a run has. */
  run: (run: string) => `${queueName}-run-${run}`,
  /** What became of each chunk of a run: a chunk that is done again counts once. */
  done: (run: string) => `${queueName}-done-${run}`,
  /** The runs, the latest last. */
  runs: `${queueName}-runs`,
};
