import type { Redis } from "ioredis";
import { readDone } from "./ledger.js";
import { keys, queueOf } from "./queue.js";

/** How far a run is. */
export interface RunStatus {
  readonly run: string;
  /** 0 while it is being submitted. */
  readonly nodes: number;
  readonly compiled: number;
  /** Nodes without a catalog, and why. */
  readonly failed: Readonly<Record<string, string>>;
  readonly isDone: boolean;
  /** Of all runs. */
  readonly waiting: number;
  readonly active: number;
  readonly workers: number;
  /** Jobs that no worker takes, because they were not written by `submit`. */
  readonly refused: number;
}

/** The status of a run, by default of the latest; undefined if there is none. */
export async function statusOf(redis: Redis, run?: string): Promise<RunStatus | undefined> {
  const name = run ?? (await redis.zrange(keys.runs, "-1", "-1"))[0];
  const about = name === undefined ? {} : await redis.hgetall(keys.run(name));
  if (name === undefined || about["submitted"] === undefined) return undefined;
  const queue = queueOf(redis);
  const counts = await queue.getJobCounts("waiting", "prioritized", "delayed", "active", "failed");
  const workers = await queue.getWorkersCount();
  const chunks = (await redis.hvals(keys.done(name))).map(readDone);
  const failed = new Map(chunks.flatMap((chunk) => Object.entries(chunk.failed)));
  const compiled = chunks.reduce((sum, chunk) => sum + chunk.compiled, 0);
  // It is written when all jobs have been added.
  const nodes = Number(about["nodes"] ?? 0);
  const isDone = about["nodes"] !== undefined && compiled + failed.size >= nodes;
  const { active = 0, delayed = 0, failed: refused = 0, prioritized = 0, waiting = 0 } = counts;
  return {
    run: name,
    nodes,
    compiled,
    failed: Object.fromEntries(failed),
    isDone,
    waiting: waiting + prioritized + delayed,
    active,
    workers,
    refused,
  };
}
