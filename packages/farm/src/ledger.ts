import type { Redis } from "ioredis";
import type { JobNode } from "./job.js";
import { kept, keys } from "./queue.js";

/** What became of a chunk. */
export interface ChunkDone {
  readonly compiled: number;
  /** Nodes without a catalog, and why. */
  readonly failed: Readonly<Record<string, string>>;
}

/** Reads what is in Redis, where anyone may have written it; of a damaged entry nothing counts. */
export function readDone(text: string): ChunkDone {
  try {
    const { compiled, failed } = JSON.parse(text) as Record<string, unknown>;
    const reasons = typeof failed === "object" && failed !== null && !Array.isArray(failed) ? failed : {};
    const entries = Object.entries(reasons).filter(([, reason]) => typeof reason === "string");
    const isCount = Number.isSafeInteger(compiled) && Number(compiled) >= 0;
    return { compiled: isCount ? Number(compiled) : 0, failed: Object.fromEntries(entries) };
  } catch {
    return { compiled: 0, failed: {} };
  }
}

/** What a chunk exports and collects, as long as it isn't known what all nodes export. */
export interface ChunkExports {
  /** Its nodes that collect: they are compiled again, and only that counts. */
  readonly collecting: readonly JobNode[];
  /** The types that they collect. */
  readonly types: readonly string[];
  /** What its nodes export, a line for each resource. */
  readonly exported: string;
}

/** Counts a chunk once, however often it is done, and keeps what it exports, in one step. */
const script = `
if redis.call("hsetnx", KEYS[1], ARGV[1], ARGV[2]) == 0 then return 0 end
redis.call("hincrby", KEYS[2], "accounted", ARGV[3])
if ARGV[4] ~= "" then redis.call("hset", KEYS[3], ARGV[1], ARGV[4]) end
if ARGV[5] ~= "" then redis.call("hset", KEYS[4], ARGV[1], ARGV[5]) end
for index = 7, #ARGV do redis.call("sadd", KEYS[5], ARGV[index]) end
for _, key in ipairs(KEYS) do redis.call("expire", key, ARGV[6]) end
return 1`;

/** Writes down what became of a chunk, unless that is known already. */
export async function recordDone(
  redis: Redis,
  run: string,
  job: string,
  done: ChunkDone,
  exports: ChunkExports | undefined,
): Promise<void> {
  const { collecting = [], exported = "", types = [] } = exports ?? {};
  // Nodes that are compiled again were counted the first time.
  const count = exports ? done.compiled + Object.keys(done.failed).length + collecting.length : 0;
  const again = collecting.length === 0 ? "" : JSON.stringify(collecting);
  const names = [keys.done(run), keys.run(run), keys.collecting(run), keys.exported(run), keys.collected(run)];
  const values = [job, JSON.stringify(done), count, again, exported, kept, ...types];
  await redis.eval(script, names.length, ...names, ...values);
}

/** Whether it is known what became of a chunk. */
export async function isDone(redis: Redis, run: string, job: string): Promise<boolean> {
  return (await redis.hexists(keys.done(run), job)) === 1;
}

/** Whether all nodes of a run have been compiled once. */
export async function isFirstPassDone(redis: Redis, run: string): Promise<boolean> {
  const [nodes, accounted] = await redis.hmget(keys.run(run), "nodes", "accounted");
  return nodes !== null && nodes !== undefined && Number(accounted) >= Number(nodes);
}

/** The jobs of a hash, in the order of the list that was submitted: `RUN-2`, `RUN-10a`, `RUN-10b`. */
export async function jobsInOrder(redis: Redis, key: string): Promise<string[]> {
  const jobs = await redis.hkeys(key);
  const parts = (job: string) => /(\d+)([ab]*)$/.exec(job) ?? ["", "0", ""];
  const sortable = jobs.map((job) => ({ job, number: Number(parts(job)[1]), half: parts(job)[2] }));
  sortable.sort((a, b) => a.number - b.number || (a.half < b.half ? -1 : a.half > b.half ? 1 : 0));
  return sortable.map(({ job }) => job);
}
