import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Queue, UnrecoverableError, Worker, type Job } from "bullmq";
import type { Redis } from "ioredis";
import { compileChunk, type ChunkInputs } from "./compile-chunk.js";
import { fetchEnvironment } from "./environment/fetch-environment.js";
import { readJob, type ChunkJob } from "./job.js";
import { isDone, recordDone, type ChunkExports } from "./ledger.js";
import { connect, jobSettings, keys, queueName, retries } from "./queue.js";
import { Refusal } from "./refused.js";
import type { ResultStore } from "./results/result-store.js";
import { ProcessEnded } from "./run-command.js";
import { beginSecondPass, writeExports } from "./second-pass.js";
import { workFolder } from "./work-folder.js";

/** What a worker needs: Redis, a place for results, and the command that compiles. */
export interface WorkerOptions {
  readonly redis: string;
  readonly store: ResultStore;
  /** The folder for environments, and for what is needed for a moment. */
  readonly cache: string;
  /** How `mupuppet` is started. */
  readonly command: readonly string[];
  /** Options for `mupuppet compile`, for every job. */
  readonly words?: readonly string[];
  /** The folders that jobs may name. */
  readonly shared?: readonly string[];
  /** Is told what goes wrong outside of nodes: Redis is away, a store answers with an error. */
  readonly say?: (text: string) => void;
}

/** Who doesn't renew its lock for so long has died, in milliseconds: another one takes its job. */
const lock = 3000;

/** So often a job may lose its worker before it is halved: a node may be to blame. */
const mostDeaths = 2;

/** So often the process that compiles may end before its nodes are halved. */
const mostEnds = 3;

/** How long a worker that ends waits for a Redis that is away, in milliseconds. */
const longestWait = 10_000;

/** How much later a job is tried again, in milliseconds: 0.5 s, then twice as much, at most 30 s. */
const laterBy = (attempts: number): number => Math.min(250 * 2 ** attempts, 30_000);

/** Works until `close` is called, which waits for the job that was begun. */
export async function startWorker(options: WorkerOptions): Promise<{ close(): Promise<void> }> {
  const folder = await workFolder(options.cache);
  const connection = connect(options.redis);
  const farm = new FarmWorker(options, folder, connect(options.redis));
  const worker = new Worker<ChunkJob>(queueName, (job) => farm.work(job), {
    connection,
    concurrency: 1,
    lockDuration: lock,
    stalledInterval: lock,
    maxStalledCount: mostDeaths,
    // Of the loop that asks for jobs, when Redis was away.
    runRetryDelay: 1000,
    settings: { backoffStrategy: laterBy },
  });
  worker.on("error", (thrown) => farm.say(thrown.message));
  worker.on("failed", (job, thrown) => void farm.failed(job, thrown));
  await worker.waitUntilReady();
  await farm.sweep();
  return {
    async close() {
      // Without Redis nobody can be told what was done: another worker does it again.
      const closed = new AbortController();
      const closing = worker.close().finally(() => closed.abort());
      await Promise.race([closing, isAwayFor(connection, longestWait, closed.signal)]);
      connection.disconnect();
      await farm.close();
    },
  };
}

/** Waits until Redis has been away for so long, or nobody asks any more. */
async function isAwayFor(connection: Redis, milliseconds: number, signal: AbortSignal): Promise<void> {
  let seen = Date.now();
  while (!signal.aborted && Date.now() - seen < milliseconds) {
    if (connection.status === "ready") seen = Date.now();
    await delay(250);
  }
}

class FarmWorker {
  private readonly options: WorkerOptions;
  private readonly folder: string;
  private readonly redis: Redis;
  private readonly queue: Queue;
  /** The run whose exports were fetched last: they don't change any more. */
  private exportsOf: string | undefined;
  private said = "";

  constructor(options: WorkerOptions, folder: string, redis: Redis) {
    this.options = options;
    this.folder = folder;
    this.redis = redis;
    this.queue = new Queue(queueName, { connection: redis });
    this.queue.on("error", (thrown) => this.say(thrown.message));
  }

  /** Says what goes wrong, but not the same again and again. */
  say(text: string): void {
    if (text !== "" && text !== this.said) this.options.say?.(text);
    this.said = text;
  }

  async work(job: Job): Promise<void> {
    const data = readJob(job.data);
    if ("problem" in data) throw new UnrecoverableError(`no job of a farm: ${data.problem}`);
    const id = String(job.id);
    if (!(await isDone(this.redis, data.run, id))) await this.compile(job, data, id);
    await this.again(job, data);
  }

  private async compile(job: Job, data: ChunkJob, id: string): Promise<void> {
    try {
      const { cache, command, shared = [], store, words = [] } = this.options;
      const environment = await fetchEnvironment(this.redis, data.environment, cache, shared);
      const inputs: ChunkInputs = { environment, exported: await this.exported(data) };
      const { done, exports } = await compileChunk(
        data,
        inputs,
        { command, words, shared, folder: this.folder },
        store,
      );
      await recordDone(this.redis, data.run, id, done, exports);
    } catch (thrown) {
      const { message } = thrown as Error;
      if (!(thrown instanceof ProcessEnded)) this.say(message);
      const tries = thrown instanceof Refusal ? 1 : thrown instanceof ProcessEnded ? mostEnds : retries.attempts;
      if (job.attemptsMade + 1 < tries) throw thrown;
      await this.giveUp(job, data, message, thrown instanceof ProcessEnded);
    }
  }

  private async exported({ knowsExports, run }: ChunkJob): Promise<string | undefined> {
    if (!knowsExports) return undefined;
    const path = join(this.folder, "exported.ndjson");
    if (this.exportsOf !== run) await writeExports(this.redis, run, path);
    this.exportsOf = run;
    return path;
  }

  /** Begins the second pass, if this was the last of the first one. */
  private async again(job: Job, { environment, knowsExports, run, words }: ChunkJob): Promise<void> {
    if (knowsExports) return;
    const chunk = Number((await this.redis.hget(keys.run(run), "chunk")) ?? 1);
    await beginSecondPass(this.redis, this.queue, { run, environment, words, chunk, priority: job.opts.priority });
  }

  /**
   * What becomes of a job that has failed for good: if one of its nodes may be to blame, it is halved, until that one
   * is found. Whoever dies here leaves a job that is given up again, with the same halves.
   */
  private async giveUp(job: Job, data: ChunkJob, reason: string, isHalved: boolean): Promise<void> {
    const { knowsExports, nodes, run } = data;
    const id = String(job.id);
    const isOne = nodes.length === 1 || !isHalved;
    if (!isOne) {
      const middle = Math.ceil(nodes.length / 2);
      const { priority } = job.opts;
      const settings = { ...jobSettings, ...(priority ? { priority } : {}) };
      await this.queue.add("chunk", { ...data, nodes: nodes.slice(0, middle) }, { ...settings, jobId: `${id}a` });
      await this.queue.add("chunk", { ...data, nodes: nodes.slice(middle) }, { ...settings, jobId: `${id}b` });
    }
    const failed = Object.fromEntries(isOne ? nodes.map(({ name }) => [name, reason.slice(0, 500)]) : []);
    const none: ChunkExports = { collecting: [], types: [], exported: "" };
    await recordDone(this.redis, run, id, { compiled: 0, failed }, knowsExports ? undefined : none);
  }

  /** A job whose workers have died again and again: BullMQ gives it to nobody any more. */
  async failed(job: Job | undefined, thrown: Error): Promise<void> {
    if (!job || !(await job.isFailed())) return;
    const data = readJob(job.data);
    if ("problem" in data) return this.say(`${job.id}: ${thrown.message}`);
    await this.giveUp(job, data, "its worker has died, again and again", true);
    await this.again(job, data);
    await job.remove();
  }

  /** The same for what has failed while no worker looked. */
  async sweep(): Promise<void> {
    for (const job of (await this.queue.getFailed(0, 1000)) as Job[]) await this.failed(job, new Error("it failed"));
  }

  async close(): Promise<void> {
    this.redis.disconnect();
    await rm(this.folder, { recursive: true, force: true });
  }
}
