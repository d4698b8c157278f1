import { createHash } from "node:crypto";
import type { Shard } from "../shard.js";

/**
 * Whether a node belongs to a part. It depends only on its name, so that no node changes its part when another one is
 * added.
 */
export function isInShard(name: string | undefined, shard: Shard | undefined): boolean {
  if (!shard || name === undefined) return true;
  const hash = createHash("sha256").update(name).digest().readUInt32BE();
  return hash % shard.of === shard.part - 1;
}
