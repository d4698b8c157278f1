import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import type { Redis } from "ioredis";
import { putEnvironment } from "./environment/put-environment.js";
import { readJob, type ChunkJob, type JobNode } from "./job.js";
import { isDone } from "./ledger.js";
import { kept, keys, queueOf, settingsOf } from "./queue.js";
import { readNodes } from "./read-nodes.js";
import { beginSecondPass } from "./second-pass.js";

/** What a run compiles, and how it is cut into jobs. */
export interface SubmitOptions {
  /** A file with a node in each line, a folder of files of facts, or facts as lines of JSON (.ndjson). */
  readonly nodes: string;
  /** The folder of the environment. */
  readonly environment: string;
  /** Whether the workers' machines have the same folder, and the same files of facts. */
  readonly isShared: boolean;
  /** How many nodes a job has. */
  readonly chunk: number;
  /** From 1, which goes first, to 2,097,152; undefined goes before all. */
  readonly priority?: number | undefined;
  /** The name of the run: submitting a run again adds nothing. */
  readonly run?: string | undefined;
  /** Options for `mupuppet compile`. */
  readonly words: readonly string[];
}

/** How much a job holds at most, in UTF-16 units: chunks of more are cut earlier. */
const largestJob = 32 * 1024 * 1024;

/** Adds the jobs of a run; returns its name and how many nodes it has. Rejects if an input can't be read. */
export async function submit(redis: Redis, options: SubmitOptions): Promise<{ run: string; nodes: number }> {
  const { chunk, isShared, priority, words } = options;
  const run = options.run ?? randomUUID();
  const folder = resolve(options.environment);
  const environment = isShared ? { folder } : await putEnvironment(redis, folder);
  const queue = queueOf(redis);
  await redis.hset(keys.run(run), { chunk, submitted: new Date().toISOString() });
  await redis.zadd(keys.runs, Date.now(), run);
  let [nodes, number] = [0, 0];
  for await (const some of chunksOf(readNodes(options.nodes, isShared), chunk)) {
    nodes += some.length;
    const jobId = `${run}-${++number}`;
    const job: ChunkJob = { run, nodes: some, environment, words, knowsExports: false };
    const checked = readJob(job);
    if ("problem" in checked) throw new Error(`workers would refuse this: ${checked.problem}`);
    if (!(await isDone(redis, run, jobId))) await queue.add("chunk", job, settingsOf(jobId, priority));
  }
  await redis.hset(keys.run(run), { nodes, chunks: number });
  await redis.expire(keys.run(run), kept);
  // The workers may have been faster.
  await beginSecondPass(redis, queue, { run, environment, words, chunk, priority });
  return { run, nodes };
}

async function* chunksOf(nodes: AsyncIterable<JobNode>, count: number): AsyncIterable<JobNode[]> {
  let [some, size]: [JobNode[], number] = [[], 0];
  for await (const node of nodes) {
    const own = node.name.length + (node.line ?? node.facts ?? node.file ?? "").length;
    if (some.length === count || (some.length > 0 && size + own > largestJob)) {
      yield some;
      [some, size] = [[], 0];
    }
    some.push(node);
    size += own;
  }
  if (some.length > 0) yield some;
}
