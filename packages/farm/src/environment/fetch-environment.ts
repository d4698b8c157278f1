import { mkdir, mkdtemp, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, isAbsolute, join, relative } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Redis } from "ioredis";
import type { EnvironmentName } from "../job.js";
import { keys, largestValue } from "../queue.js";
import { Refusal } from "../refused.js";
import { filesOf, hashOf } from "./files.js";
import { unpackInto } from "./unpacked.js";

/** The time limits, in milliseconds, for reading an environment from Redis, and for unpacking it. */
const [maxReading, maxUnpacking] = [120_000, 120_000];

/** The folder of an environment on this machine, fetched if it isn't there yet. Several processes may ask at once. */
export async function fetchEnvironment(
  redis: Redis,
  environment: EnvironmentName,
  cache: string,
  shared: readonly string[],
): Promise<string> {
  if ("folder" in environment) return sharedPath(environment.folder, shared);
  const { hash, name } = environment;
  const folder = join(cache, "environments", hash, name);
  if (await isThere(folder)) return folder;
  const packed = await readPacked(redis, hash);
  await mkdir(join(cache, "environments"), { recursive: true, mode: 0o700 });
  const temporary = await mkdtemp(join(cache, "environments", "fetch-"));
  try {
    await unpack(packed, join(temporary, name), hash);
    // Equal contents may have several names.
    await mkdir(dirname(folder), { recursive: true });
    await rename(join(temporary, name), folder).catch(async (thrown: Error) => {
      // Another process was faster.
      if (!(await isThere(folder))) throw thrown;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return folder;
}

/** A path, with its links resolved, that a job names; it has to be in a folder that the worker shares. */
export async function sharedPath(path: string, shared: readonly string[]): Promise<string> {
  const found = await realpath(path).catch(() => undefined);
  for (const folder of shared) {
    const root = await realpath(folder).catch(() => undefined);
    const below = root === undefined || found === undefined ? ".." : relative(root, found);
    if (below.split(/[/\\]/)[0] !== ".." && !isAbsolute(below)) return found!;
  }
  throw new Refusal(`\`${path}\` isn't in a folder that the worker shares: start it with --shared FOLDER`);
}

/** The packed environment. Its length is checked first, because anyone may have written it. */
async function readPacked(redis: Redis, hash: string): Promise<Buffer> {
  const key = keys.environment(hash);
  const late = new AbortController();
  const expired = delay(maxReading, undefined, { signal: late.signal }).then(() => {
    throw new Error(`Redis takes too long to send the environment ${hash}`);
  });
  expired.catch(() => undefined);
  const read = async (): Promise<Buffer> => {
    const length = await redis.strlen(key);
    if (length > largestValue) throw new Refusal(`the environment ${hash} in Redis is too large`);
    const packed = length === 0 ? null : await redis.getBuffer(key);
    if (!packed) throw new Refusal(`the environment ${hash} is no longer in Redis: submit it again`);
    return packed;
  };
  try {
    return await Promise.race([read(), expired]);
  } finally {
    late.abort();
  }
}

async function unpack(packed: Buffer, folder: string, hash: string): Promise<void> {
  await mkdir(folder);
  let found: string;
  try {
    await unpackInto(folder, packed, AbortSignal.timeout(maxUnpacking));
    found = await hashOf(folder, await filesOf(folder));
  } catch (thrown) {
    throw new Refusal(`the environment ${hash} in Redis can't be unpacked: ${(thrown as Error).message}`);
  }
  if (found !== hash)
    throw new Refusal(`the environment ${hash} in Redis isn't what was submitted: its hash is ${found}`);
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
