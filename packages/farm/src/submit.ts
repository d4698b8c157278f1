import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { resolve, dirname } from "node:path";
import { createInterface } from "node:readline";
import { Queue } from "bullmq";
import type { Redis } from "ioredis";
import { putEnvironment } from "./environment.js";
import { keys, queueName, type ChunkJob } from "./queue.js";

export interface SubmitOptions {
  /** A file with a node in each line, or (.ndjson) its facts. */
  readonly nodes: string;
  /** The folder of the environment. */
  readonly environment: string;
  /** Whether the workers' machines have that folder, too. */
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

/** Tries, the first included, and the time before the second, in milliseconds; it doubles. */
export const retries = { attempts: 3, backoff: { type: "exponential", delay: 500 } } as const;

/** Adds the jobs of a run; returns its name and how many nodes it has. */
export async function submit(redis: Redis, options: SubmitOptions): Promise<{ run: string; nodes: number }> {
  const { chunk, isShared, nodes: list, words } = options;
  const run = options.run ?? randomUUID();
  const folder = resolve(options.environment);
  const environment = isShared ? { folder } : await putEnvironment(redis, folder);
  const queue = new Queue<ChunkJob>(queueName, { connection: redis });
  const format = /\.(?:ndjson|jsonl)$/i.test(list) ? "ndjson" : "list";
  let [nodes, number] = [0, 0];
  let lines: string[] = [];
  const flush = async (): Promise<void> => {
    if (lines.length === 0) return;
    const priority = options.priority === undefined ? {} : { priority: options.priority };
    const settings = { ...retries, ...priority, jobId: `${run}-${++number}`, removeOnComplete: { age: 24 * 3600 } };
    await queue.add("chunk", { run, lines, format, environment, words }, settings);
    lines = [];
  };
  for await (const text of createInterface(createReadStream(list))) {
    const line = format === "list" ? withFullPath(text, list) : text.trim();
    if (line === "") continue;
    nodes++;
    if (lines.push(line) === chunk) await flush();
  }
  await flush();
  await redis.hset(keys.run(run), { nodes, chunks: number, submitted: new Date().toISOString() });
  await redis.zadd(keys.runs, Date.now(), run);
  return { run, nodes };
}

/** Facts are named relative to the list. */
function withFullPath(text: string, list: string): string {
  const [name = "", facts, ...more] = text.replace(/#.*/, "").trim().split(/\s+/);
  return [name, ...(facts === undefined ? [] : [resolve(dirname(list), facts)]), ...more].join(" ");
}
