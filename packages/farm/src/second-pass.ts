import { writeFile } from "node:fs/promises";
import type { Queue } from "bullmq";
import type { Redis } from "ioredis";
import { type ChunkJob, type JobNode, readNodesIn } from "./job.js";
import { isDone, isFirstPassDone, jobsInOrder } from "./ledger.js";
import { keys, settingsOf } from "./queue.js";

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
    if (!(await isDone(redis, run, jobId))) await queue.add("chunk", job, settingsOf(jobId, priority));
  };
  for (const job of await jobsInOrder(redis, keys.collecting(run))) {
    const text = await redis.hget(keys.collecting(run), job);
    for (const node of readNodesIn(text ?? "[]")) if (nodes.push(node) === chunk) await flush();
  }
  if (nodes.length > 0) await flush();
}

/** Writes what all nodes of a run export of the types that any collects, in the order of the list. */
export async function writeExports(redis: Redis, run: string, path: string): Promise<void> {
  await writeFile(path, exportsByJob(redis, run));
}

async function* exportsByJob(redis: Redis, run: string): AsyncIterable<string> {
  const types = new Set(await redis.smembers(keys.collected(run)));
  for (const job of await jobsInOrder(redis, keys.exported(run))) {
    const lines = ((await redis.hget(keys.exported(run), job)) ?? "").split("\n");
    yield lines
      .filter((line) => types.has(typeIn(line)))
      .map((line) => `${line}\n`)
      .join("");
  }
}

/** The type of an exported resource; an empty string if the line is damaged. */
function typeIn(line: string): string {
  try {
    const resource = JSON.parse(line) as { readonly type?: unknown } | null;
    return typeof resource?.type === "string" ? resource.type : "";
  } catch {
    return "";
  }
}
