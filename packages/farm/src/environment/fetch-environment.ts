import { mkdir, mkdtemp, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, isAbsolute, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import type { Redis } from "ioredis";
import { extract, type ReadEntry } from "tar";
import type { EnvironmentName } from "../job.js";
import { keys } from "../queue.js";
import { Refusal } from "../refused.js";
import { filesOf, hashOf } from "./files.js";

/** What an environment may take on a worker's disk, in bytes, and how many files it may have. */
const [mostBytes, mostFiles] = [4 * 1024 ** 3, 500_000];

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
  const packed = await redis.getBuffer(keys.environment(hash));
  if (!packed) throw new Refusal(`the environment ${hash} is no longer in Redis: submit it again`);
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

async function unpack(packed: Buffer, folder: string, hash: string): Promise<void> {
  await mkdir(folder);
  let [bytes, files] = [0, 0];
  const stop = new AbortController();
  const filter = (_path: string, entry: unknown): boolean => {
    const { size, type } = entry as ReadEntry;
    const isTooLarge = (bytes += size) > mostBytes || ++files > mostFiles;
    if (isTooLarge) stop.abort();
    return !isTooLarge && (type === "File" || type === "Directory" || type === "OldFile");
  };
  try {
    const into = extract({ cwd: folder, strict: true, filter, maxDepth: 200 });
    await pipeline(Readable.from([packed]), into, { signal: stop.signal });
  } catch (thrown) {
    const reason = stop.signal.aborted ? "it is too large" : (thrown as Error).message;
    throw new Refusal(`the environment ${hash} in Redis can't be unpacked: ${reason}`);
  }
  const found = await hashOf(folder, await filesOf(folder));
  if (found !== hash)
    throw new Refusal(`the environment ${hash} in Redis isn't what was submitted: its hash is ${found}`);
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
