import { Queue, Worker, type Job } from "bullmq";
import type { Redis } from "ioredis";
import { compileChunk } from "./compile-chunk.js";
import { fetchEnvironment } from "./environment.js";
import { connect, keys, nodeIn, queueName, type ChunkDone, type ChunkJob } from "./queue.js";
import type { ResultStore } from "./results.js";
import { retries } from "./submit.js";

export interface WorkerOptions {
  readonly redis: string;
  readonly store: ResultStore;
  /** The folder for environments. */
  readonly cache: string;
  /** How `mupuppet` is started. */
  readonly command: readonly string[];
}

/** Who doesn't renew its lock for so long has died, in milliseconds: another one takes its job. */
const lock = 3000;

/** Works until `close` is called, which waits for the job that was begun. */
export function startWorker(options: WorkerOptions): { close(): Promise<void> } {
  const connection = connect(options.redis);
  const other = connect(options.redis);
  const queue = new Queue<ChunkJob>(queueName, { connection: other });
  const work = async (job: Job<ChunkJob, ChunkDone>): Promise<ChunkDone> => {
    const done = await attempt(job, other, options).catch((thrown: Error) => {
      if (job.attemptsMade + 1 < retries.attempts) throw thrown;
      return giveUp(queue, job, thrown.message);
    });
    await other.hset(keys.done(job.data.run), String(job.id), JSON.stringify(done));
    return done;
  };
  const settings = { connection, concurrency: 1, lockDuration: lock, stalledInterval: lock, maxStalledCount: 10 };
  const worker = new Worker<ChunkJob, ChunkDone>(queueName, work, settings);
  worker.on("error", () => undefined);
  return {
    async close() {
      await worker.close();
      await queue.close();
      connection.disconnect();
      other.disconnect();
    },
  };
}

async function attempt(
  { data }: Job<ChunkJob, ChunkDone>,
  redis: Redis,
  { cache, command, store }: WorkerOptions,
): Promise<ChunkDone> {
  return compileChunk(data, await fetchEnvironment(redis, data.environment, cache), command, store);
}

/**
 * What becomes of a job that has failed for good: it is halved, until the node is found that is to blame. Whoever dies
 * here leaves a job that is given up again, with the same halves.
 */
async function giveUp(queue: Queue<ChunkJob>, job: Job<ChunkJob, ChunkDone>, reason: string): Promise<ChunkDone> {
  const { data, id } = job;
  const { lines } = data;
  if (lines.length === 1) return { compiled: 0, failed: { [nodeIn(lines[0]!)]: reason } };
  const middle = Math.ceil(lines.length / 2);
  const settings = { ...retries, removeOnComplete: { age: 24 * 3600 } };
  await queue.add("chunk", { ...data, lines: lines.slice(0, middle) }, { ...settings, jobId: `${id}a` });
  await queue.add("chunk", { ...data, lines: lines.slice(middle) }, { ...settings, jobId: `${id}b` });
  return { compiled: 0, failed: {} };
}
