import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import type { Redis } from "ioredis";
import { create, extract } from "tar";
import { keys, type EnvironmentName } from "./queue.js";

/** How long an environment is kept in Redis after it was last submitted, in seconds. */
const kept = 30 * 24 * 3600;

/** Puts an environment into Redis, unless it is there, under the hash of its contents. */
export async function putEnvironment(redis: Redis, folder: string): Promise<EnvironmentName> {
  const files = await filesOf(folder);
  const hash = createHash("sha256");
  for (const file of files) {
    const content = await readFile(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  const name = { hash: hash.digest("hex"), name: basename(resolve(folder)) };
  const key = keys.environment(name.hash);
  if ((await redis.exists(key)) === 0) {
    const chunks: Buffer[] = [];
    for await (const chunk of create({ cwd: folder, gzip: true, portable: true, noMtime: true }, files))
      chunks.push(chunk);
    await redis.set(key, Buffer.concat(chunks));
  }
  await redis.expire(key, kept);
  return name;
}

/** The folder of an environment on this machine, fetched if it isn't there yet. Several processes may ask at once. */
export async function fetchEnvironment(redis: Redis, environment: EnvironmentName, cache: string): Promise<string> {
  if ("folder" in environment) return environment.folder;
  const { hash, name } = environment;
  const folder = join(cache, hash, name);
  if (await isThere(folder)) return folder;
  const packed = await redis.getBuffer(keys.environment(hash));
  if (!packed) throw new Error(`the environment ${hash} is no longer in Redis: submit it again`);
  await mkdir(cache, { recursive: true });
  const temporary = await mkdtemp(join(cache, "fetch-"));
  await mkdir(join(temporary, name));
  await pipeline(Readable.from([packed]), extract({ cwd: join(temporary, name), strict: true }));
  try {
    await rename(temporary, join(cache, hash));
  } catch (thrown) {
    await rm(temporary, { recursive: true });
    if (!(await isThere(folder))) throw thrown;
  }
  return folder;
}

/** All files below a folder, but git's, sorted. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() || entry.isSymbolicLink());
  const paths = files.map(({ name, parentPath }) => join(parentPath, name).slice(join(folder, "x").length - 1));
  return paths.filter((path) => !path.split(/[/\\]/).includes(".git")).sort();
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
