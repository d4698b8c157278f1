import { Queue } from "bullmq";
import type { Redis } from "ioredis";
import { keys, queueName, type ChunkDone } from "./queue.js";

/** How far a run is. */
export interface RunStatus {
  readonly run: string;
  readonly nodes: number;
  readonly compiled: number;
  /** Nodes without a catalog, and why. */
  readonly failed: Readonly<Record<string, string>>;
  readonly isDone: boolean;
  /** Of all runs. */
  readonly waiting: number;
  readonly active: number;
  readonly workers: number;
}

/** The status of a run, by default of the latest; undefined if there is none. */
export async function statusOf(redis: Redis, run?: string): Promise<RunStatus | undefined> {
  const name = run ?? (await redis.zrange(keys.runs, "-1", "-1"))[0];
  const about = name === undefined ? {} : await redis.hgetall(keys.run(name));
  if (name === undefined || about["nodes"] === undefined) return undefined;
  const queue = new Queue(queueName, { connection: redis });
  const counts = await queue.getJobCounts("waiting", "prioritized", "delayed", "active");
  const workers = await queue.getWorkersCount();
  const chunks = (await redis.hvals(keys.done(name))).map((text) => JSON.parse(text) as ChunkDone);
  const failed = Object.assign({}, ...chunks.map((chunk) => chunk.failed)) as Record<string, string>;
  const compiled = chunks.reduce((sum, chunk) => sum + chunk.compiled, 0);
  const nodes = Number(about["nodes"]);
  const { active = 0, delayed = 0, prioritized = 0, waiting = 0 } = counts;
  const isDone = compiled + Object.keys(failed).length >= nodes;
  return { run: name, nodes, compiled, failed, isDone, waiting: waiting + prioritized + delayed, active, workers };
}
