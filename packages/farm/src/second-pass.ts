import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import type { Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { ChunkJob, JobNode } from "./job.js";
import { isDone, isFirstPassDone, jobsInOrder } from "./ledger.js";
import { jobSettings, keys } from "./queue.js";

/** The options of the whole run. */
export type RunOptions = Pick<ChunkJob, "environment" | "run" | "words"> & {
  readonly chunk: number;
  readonly priority?: number | undefined;
};

/**
 * Adds the jobs for the nodes that collect, if all nodes have been compiled once. Whoever ends the last chunk does so,
 * and again whoever takes over from one that died there: the jobs are the same.
 */
export async function beginSecondPass(redis: Redis, queue: Queue, options: RunOptions): Promise<void> {
  const { chunk, environment, priority, run, words } = options;
  if (!(await isFirstPassDone(redis, run))) return;
  let number = 0;
  let nodes: JobNode[] = [];
  const flush = async (): Promise<void> => {
    const jobId = `${run}-again-${++number}`;
    const job: ChunkJob = { run, nodes, environment, words, knowsExports: true };
    nodes = [];
    const settings = { ...jobSettings, jobId, ...(priority ? { priority } : {}) };
    if (!(await isDone(redis, run, jobId))) await queue.add("chunk", job, settings);
  };
  for (const job of await jobsInOrder(redis, keys.collecting(run))) {
    const text = await redis.hget(keys.collecting(run), job);
    for (const node of JSON.parse(text ?? "[]") as JobNode[]) if (nodes.push(node) === chunk) await flush();
  }
  if (nodes.length > 0) await flush();
}

/** Writes what all nodes of a run export of the types that any collects, in the order of the list. */
export async function writeExports(redis: Redis, run: string, path: string): Promise<void> {
  const types = new Set(await redis.smembers(keys.collected(run)));
  const file = createWriteStream(path);
  for (const job of await jobsInOrder(redis, keys.exported(run))) {
    for (const line of ((await redis.hget(keys.exported(run), job)) ?? "").split("\n")) {
      if (line === "" || !types.has((JSON.parse(line) as { readonly type: string }).type)) continue;
      if (!file.write(`${line}\n`)) await once(file, "drain");
    }
  }
  file.end();
  await finished(file);
}
