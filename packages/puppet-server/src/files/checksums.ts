import { createHash } from "node:crypto";
import { createReadStream, type Stats } from "node:fs";
import { badRequest } from "../problem.js";

const liteLength = 512;
const mostKept = 50_000;
const kept = new Map<string, string>();

const ofContent = /^(md5|sha1|sha224|sha256|sha384|sha512)(lite)?$/;
const others: ReadonlySet<string> = new Set(["mtime", "ctime", "none"]);

/** The first kind of checksums that an agent offers (`sha256.md5`) and the server has; undefined if there is none. */
export function commonChecksum(offered: string): string | undefined {
  return offered.split(".").find((each) => ofContent.test(each) || others.has(each));
}

/** A file's checksum in Puppet's form, `{sha256}…`. Those of files that haven't changed are remembered. */
export async function checksumOf(path: string, stats: Stats, type: string): Promise<string> {
  if (type === "none") return "{none}";
  if (type === "mtime" || type === "ctime")
    return `{${type}}${puppetTime(type === "mtime" ? stats.mtime : stats.ctime)}`;
  const [, algorithm, lite] = ofContent.exec(type) ?? [];
  if (algorithm === undefined) throw badRequest("unknown `checksum_type`");
  const key = `${type} ${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${path}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const sum = `{${type}}${await hashOf(path, algorithm, lite === undefined ? undefined : liteLength)}`;
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
  kept.set(key, sum);
  return sum;
}

async function hashOf(path: string, algorithm: string, length: number | undefined): Promise<string> {
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(path, length === undefined ? {} : { end: length - 1 }))
    hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** As Ruby prints a time: `2026-11-23 05:00:00 +0000`. */
export function puppetTime(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace("T", " ")} +0000`;
}
