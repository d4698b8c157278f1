import { createHash } from "node:crypto";
import type { Shard } from "../shard.js";

/** Whether a node belongs to a part: that depends on its name only, so that other nodes don't move when one comes. */
export function isInShard(name: string | undefined, shard: Shard | undefined): boolean {
  if (!shard || name === undefined) return true;
  const hash = createHash("sha256").update(name).digest().readUInt32BE();
  return hash % shard.of === shard.part - 1;
}
