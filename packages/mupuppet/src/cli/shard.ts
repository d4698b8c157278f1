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
