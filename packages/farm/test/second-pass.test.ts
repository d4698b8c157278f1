import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Redis } from "ioredis";
import { writeExports } from "../src/second-pass.js";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "cairn-exports-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const line = (type: string, title: string) => `${JSON.stringify({ type, title })}\n`;
const exported: Readonly<Record<string, string>> = {
  "run-2": line("Host", "c"),
  "run-10": line("File", "d"),
  "run-1": line("Host", "a") + line("File", "b"),
};
/** A Redis that answers late. */
const later = <Value>(value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), 20));
const redis = {
  smembers: () => later(["Host"]),
  hkeys: () => later(Object.keys(exported)),
  hget: (_key: string, job: string) => later(exported[job]),
} as unknown as Redis;

test("what is exported is written in the order of the list, as far as anyone collects it", async () => {
  const path = join(folder, "exported.ndjson");
  await writeExports(redis, "run", path);
  expect(readFileSync(path, "utf8")).toBe(line("Host", "a") + line("Host", "c"));
});

test("a file that can't be written is a job that fails, and doesn't end the worker", async () => {
  await expect(writeExports(redis, "run", join(folder, "gone/exported.ndjson"))).rejects.toThrow("ENOENT");
});
