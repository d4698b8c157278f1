import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Queue, UnrecoverableError, Worker, type Job } from "bullmq";
import type { Redis } from "ioredis";
import { compileChunk, type ChunkInputs } from "./compile-chunk.js";
import { fetchEnvironment } from "./environment/fetch-environment.js";
import { readJob, type ChunkJob } from "./job.js";
import { isDone, recordDone, type ChunkExports } from "./ledger.js";
import { connect, keys, queueName, retries, settingsOf } from "./queue.js";
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
  /** Is told what goes wrong besides nodes: Redis is away, a store answers with an error. */
  readonly say?: (text: string) => void;
}

/** A worker that hasn't renewed its lock for so many milliseconds is dead: another one takes its job. */
const lock = 3000;

/** How many workers may die of a job before it is halved: one of its nodes may be to blame. */
const mostDeaths = 2;

/** How often the process that compiles a job may end without a result before the job is halved. */
const mostEnds = 3;

/** How long a worker that is asked to stop waits for a Redis that is away, in milliseconds. */
const longestWait = 10_000;

/** How many milliseconds later a job is tried again: 0.5 s, then twice as much each time, at most 30 s. */
const laterBy = (attempts: number): number => Math.min(250 * 2 ** attempts, 30_000);

/** Works until `close` is called, which waits for the job under way. */
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
    // How soon the loop asks for jobs again after Redis was away.
    runRetryDelay: 1000,
    settings: { backoffStrategy: laterBy },
  });
  worker.on("error", (thrown) => farm.say(thrown.message));
  worker.on("failed", (job, thrown) => void farm.settle(job, thrown));
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

/** Waits until Redis has been away for so long, or until `signal` says that it doesn't matter any more. */
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
   * Ends a job that has failed for good. If one of its nodes may be to blame, it is halved, until that one is found. A
   * worker that dies here leaves a job that is given up again, with the same halves.
   */
  private async giveUp(job: Job, data: ChunkJob, reason: string, mayBeNode: boolean): Promise<void> {
    const { knowsExports, nodes, run } = data;
    const id = String(job.id);
    const isHalved = mayBeNode && nodes.length > 1;
    if (isHalved) await this.addHalves(id, data, job.opts.priority);
    const failed = Object.fromEntries(isHalved ? [] : nodes.map(({ name }) => [name, reason.slice(0, 500)]));
    const none: ChunkExports = { collecting: [], types: [], exported: "" };
    await recordDone(this.redis, run, id, { compiled: 0, failed }, knowsExports ? undefined : none);
  }

  private async addHalves(id: string, data: ChunkJob, priority: number | undefined): Promise<void> {
    const middle = Math.ceil(data.nodes.length / 2);
    const [first, second] = [data.nodes.slice(0, middle), data.nodes.slice(middle)];
    await this.queue.add("chunk", { ...data, nodes: first }, settingsOf(`${id}a`, priority));
    await this.queue.add("chunk", { ...data, nodes: second }, settingsOf(`${id}b`, priority));
  }

  /** Gives up a job whose workers have died again and again: BullMQ hands it to no other. */
  async failed(job: Job | undefined, thrown: Error): Promise<void> {
    if (!job || !(await job.isFailed())) return;
    const data = readJob(job.data);
    if ("problem" in data) return this.say(`${job.id}: ${thrown.message}`);
    await this.giveUp(job, data, "its worker has died, again and again", true);
    await this.again(job, data);
    await job.remove();
  }

  /** The same; what Redis holds for the job may be damaged, which must not end the worker. */
  async settle(job: Job | undefined, thrown: Error): Promise<void> {
    await this.failed(job, thrown).catch((failure: Error) => this.say(`${job?.id}: ${failure.message}`));
  }

  /** Gives up the jobs that failed for good while no worker listened. */
  async sweep(): Promise<void> {
    for (const job of (await this.queue.getFailed(0, 1000)) as Job[]) await this.settle(job, new Error("it failed"));
  }

  async close(): Promise<void> {
    this.redis.disconnect();
    await rm(this.folder, { recursive: true, force: true });
  }
}
