/**
 * The environment that jobs are compiled in, known by the hash of its content: whoever submits puts it away once
 * (`put-environment`), and each worker fetches it once (`fetch-environment`).
 */
import { basename, resolve } from "node:path";
import type { Redis } from "ioredis";
import { create } from "tar";
import type { EnvironmentName } from "../job.js";
import { kept, keys, largestValue } from "../queue.js";
import { filesOf, hashOf } from "./files.js";

/** Puts an environment into Redis, unless it is there, under the hash of its contents. */
export async function putEnvironment(redis: Redis, folder: string): Promise<EnvironmentName> {
  const files = await filesOf(folder);
  if (files.length === 0) throw new Error(`there is no file in \`${folder}\``);
  const name = { hash: await hashOf(folder, files), name: basename(resolve(folder)) };
  const key = keys.environment(name.hash);
  if ((await redis.exists(key)) === 0) await redis.set(key, await pack(folder, files));
  await redis.expire(key, kept);
  return name;
}

async function pack(folder: string, files: string[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const settings = { cwd: folder, gzip: true, portable: true, noMtime: true, follow: true };
  // A name that begins with `@` would be read as an archive.
  const packed = create(
    settings,
    files.map((file) => `./${file}`),
  );
  for await (const chunk of packed) {
    size += chunk.length;
    if (size > largestValue) throw new Error(`\`${folder}\` is larger than Redis takes (512 MiB): use --shared`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
