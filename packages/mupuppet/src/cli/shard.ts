import { createHash } from "node:crypto";

/** One of several parts of a list, from 1. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** `2/5`; undefined if a text isn't such a part. */
export function shardOf(text: string): Shard | undefined {
  const [, part, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const shard = { part: Number(part), of: Number(of) };
  return shard.part >= 1 && shard.part <= shard.of ? shard : undefined;
}

/** Whether a node belongs to a part: that depends on its name only, so that other nodes don't move when one comes. */
export function isInShard(name: string | undefined, shard: Shard | undefined): boolean {
  if (!shard || name === undefined) return true;
  const hash = createHash("sha256").update(name).digest().readUInt32BE();
  return hash % shard.of === shard.part - 1;
}
