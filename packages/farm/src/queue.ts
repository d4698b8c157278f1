/** The names that submitters, workers and watchers share. */
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import type { ChunkJob } from "./job.js";

/** The queue of all jobs. */
export const queueName = "cairn-farm";

/** The maximum size of a value in Redis, in bytes. */
export const largestValue = 512 * 1024 * 1024;

/** How long a run and its environment are kept in Redis after the last change, in seconds. */
export const kept = 30 * 24 * 3600;

/** How often a job is tried; the workers say how much later each time (`laterBy`). */
export const retries = { attempts: 12, backoff: { type: "custom" } } as const;

/** How a job is added: one that is done leaves the queue, one that no worker takes stays a week. */
export function settingsOf(jobId: string, priority: number | undefined) {
  const settings = { ...retries, jobId, removeOnComplete: true, removeOnFail: { age: 7 * 24 * 3600 } };
  return priority === undefined ? settings : { ...settings, priority };
}

/** A connection for BullMQ: it gives up no request, however long Redis is away. */
export function connect(url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: (times) => Math.min(times * 100, 2000) });
  // The client connects again by itself; without a listener the process would end.
  redis.on("error", () => undefined);
  return redis;
}

const queues = new WeakMap<Redis, Queue<ChunkJob>>();

/** The queue of a connection, which stays quiet while Redis is away: whoever waits for an answer gets the reason. */
export function queueOf(redis: Redis): Queue<ChunkJob> {
  const known = queues.get(redis);
  if (known) return known;
  const queue = new Queue<ChunkJob>(queueName, { connection: redis });
  queue.on("error", () => undefined);
  queues.set(redis, queue);
  return queue;
}

/** Waits until Redis answers. Rejects with the reason if it refuses or takes longer. */
export async function reach(redis: Redis, milliseconds: number): Promise<void> {
  let last = "it doesn't answer";
  redis.on("error", (thrown) => (last = thrown.message || ((thrown as { code?: string }).code ?? last)));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => (timer = setTimeout(() => fail(new Error(last)), milliseconds)));
  try {
    await Promise.race([redis.ping(), late]);
  } finally {
    clearTimeout(timer);
  }
}

export const keys = {
  environment: (hash: string) => `${queueName}-environment-${hash}`,
  /** How many nodes a run has, and how many of them have been compiled once. */
  run: (run: string) => `${queueName}-run-${run}`,
  /** What became of each chunk of a run: a chunk that is done again counts once. */
  done: (run: string) => `${queueName}-done-${run}`,
  /** The nodes of each chunk that collect, to be compiled again. */
  collecting: (run: string) => `${queueName}-collecting-${run}`,
  /** The types of resources that they collect. */
  collected: (run: string) => `${queueName}-collected-${run}`,
  /** What the nodes of each chunk export, a line for each resource. */
  exported: (run: string) => `${queueName}-exported-${run}`,
  /** The runs, the latest last. */
  runs: `${queueName}-runs`,
};
