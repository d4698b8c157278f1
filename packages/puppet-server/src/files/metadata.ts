import { readdirSync, readlinkSync, type Stats } from "node:fs";
import { join, relative } from "node:path";
import { isConfined, statsOf } from "../file-system.js";
import { badRequest } from "../problem.js";
import { checksumOf, puppetTime } from "./checksums.js";
import { isLike } from "./is-like.js";
import type { Served } from "./mounts.js";

/** What an agent wants to know about files. */
export interface MetadataOptions {
  readonly follows: boolean;
  readonly checksumType: string;
  /** Whether owner, group and mode of the files count, too. */
  readonly usesPermissions: boolean;
}

export interface SearchOptions extends MetadataOptions {
  readonly recurses: boolean;
  /** How many levels down; undefined is all. */
  readonly limit: number | undefined;
  /** Patterns of names that are left out. */
  readonly ignored: readonly string[];
}

/** More than any module has. */
const mostFiles = 100_000;

/** Puppet's `file_metadata`, of one file; undefined if there is none that the agent may know about. */
export async function metadataOf(served: Served, relativePath: string | null, options: MetadataOptions) {
  const { confines, path } = served;
  const { checksumType, follows, usesPermissions } = options;
  const stats = statsOf(path, follows);
  if (!stats || (follows && !isConfined(path, confines, true))) return undefined;
  const type = typeOf(stats);
  if (type === undefined) return undefined;
  return {
    path: relativePath === null ? path : served.base,
    relative_path: relativePath,
    links: follows ? "follow" : "manage",
    owner: usesPermissions ? stats.uid : (process.geteuid?.() ?? 0),
    group: usesPermissions ? stats.gid : (process.getegid?.() ?? 0),
    mode: usesPermissions ? stats.mode & 0o7777 : 0o644,
    checksum: await checksum(served, stats, type, checksumType),
    type,
    destination: type === "link" ? readlinkSync(path) : null,
  };
}

async function checksum({ confines, path }: Served, stats: Stats, type: string, wanted: string) {
  if (type === "directory") return { type: "ctime", value: `{ctime}${puppetTime(stats.ctime)}` };
  if (type === "file") return { type: wanted, value: await checksumOf(path, stats, wanted) };
  const target = isConfined(path, confines, true) ? statsOf(path, true) : undefined;
  return { type: wanted, value: target?.isFile() ? await checksumOf(path, target, wanted) : null };
}

/** Puppet's `file_metadatas`, of all files below some folders: each relative path once, from the first folder that has it. */
export async function search(places: readonly Served[], options: SearchOptions) {
  const found = new Map<string, Served>();
  for (const place of places)
    collect({ ...place, base: place.path }, place.isEmpty ? { ...options, recurses: false } : options, found);
  const all = await inTurn([...found], ([name, served]) => metadataOf(served, name, options));
  return all.filter((each) => each !== undefined);
}

/** Works on a few items at once, because each opens a file. */
async function inTurn<T, Result>(items: readonly T[], work: (item: T) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += 16)
    results.push(...(await Promise.all(items.slice(at, at + 16).map(work))));
  return results;
}

function collect(start: Served, options: SearchOptions, found: Map<string, Served>): void {
  const waiting: { served: Served; depth: number }[] = [{ served: start, depth: 0 }];
  const seen = new Set<string>();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { depth, served } = next;
    const name = relative(start.base, served.path) || ".";
    if (!found.has(name)) found.set(name, served);
    if (found.size > mostFiles) throw badRequest(`there are more than ${mostFiles} files`);
    const stats = statsOf(served.path, options.follows);
    const mayEnter = options.recurses && (options.limit === undefined || depth < options.limit);
    const place = `${stats?.dev} ${stats?.ino}`;
    if (!stats?.isDirectory() || !mayEnter || seen.has(place)) continue;
    if (options.follows && !isConfined(served.path, served.confines, true)) continue;
    seen.add(place);
    for (const each of readdirSync(served.path).sort().reverse())
      if (!options.ignored.some((pattern) => isLike(each, pattern)))
        waiting.push({ served: { ...served, path: join(served.path, each) }, depth: depth + 1 });
  }
}

function typeOf(stats: Stats): "file" | "directory" | "link" | undefined {
  if (stats.isFile()) return "file";
  if (stats.isDirectory()) return "directory";
  return stats.isSymbolicLink() ? "link" : undefined;
}
