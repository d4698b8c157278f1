import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import type { Redis } from "ioredis";
import { Header } from "tar";
import { fetchEnvironment } from "../src/environment/fetch-environment.js";
import { ArchiveReader } from "../src/environment/archive-reader.js";
import { putEnvironment } from "../src/environment/put-environment.js";
import { keys } from "../src/queue.js";

/** What an environment needs of Redis. */
class Values {
  readonly known = new Map<string, Buffer>();
  readonly redis = this as unknown as Redis;
  exists = (key: string) => Promise.resolve(this.known.has(key) ? 1 : 0);
  set = (key: string, value: Buffer) => Promise.resolve(void this.known.set(key, value));
  strlen = (key: string) => Promise.resolve(this.known.get(key)?.length ?? 0);
  getBuffer = (key: string) => Promise.resolve(this.known.get(key) ?? null);
  expire = () => Promise.resolve(1);
}

let folder: string;
let values: Values;
const path = (...words: string[]) => join(folder, ...words);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cairn-farm-environment-"));
  values = new Values();
  mkdirSync(path("production/manifests"), { recursive: true });
  writeFileSync(path("production/manifests/site.pp"), "notify { 'x': }\n");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const putIt = () => putEnvironment(values.redis, path("production"));
const hash = "a".repeat(64);
const fetch = (name: { readonly hash: string; readonly name: string }) =>
  fetchEnvironment(values.redis, name, path("cache"), []);

test("an environment is named by its contents, fetched once, and has the name of its folder", async () => {
  const first = await putIt();
  expect(await putIt()).toEqual(first);
  const [one, two] = await Promise.all([fetch(first as never), fetch(first as never)]);
  expect([one, two]).toEqual([path("cache/environments", (first as { hash: string }).hash, "production"), one]);
  expect(readFileSync(join(one, "manifests/site.pp"), "utf8")).toBe("notify { 'x': }\n");
  expect(readdirSync(path("cache/environments"))).toHaveLength(1);
  writeFileSync(path("production/manifests/site.pp"), "notify { 'y': }\n");
  expect(await putIt()).not.toEqual(first);
});

test("equal contents may have several names", async () => {
  const first = await putIt();
  cpSync(path("production"), path("testing"), { recursive: true });
  const second = await putEnvironment(values.redis, path("testing"));
  expect([first, second]).toMatchObject([{ name: "production" }, { name: "testing" }]);
  const [one, two] = [await fetch(first as never), await fetch(second as never)];
  for (const folder of [one, two]) expect(readdirSync(folder)).toEqual(["manifests"]);
  expect([one, two].map((folder) => folder.split("/").at(-1))).toEqual(["production", "testing"]);
});

test("links of an environment arrive as what they lead to; circles end, and git stays at home", async () => {
  mkdirSync(path("elsewhere/manifests"), { recursive: true });
  writeFileSync(path("elsewhere/manifests/init.pp"), "class apache { }\n");
  mkdirSync(path("production/modules"));
  symlinkSync(path("elsewhere"), path("production/modules/apache"));
  symlinkSync(path("production"), path("elsewhere/around"));
  symlinkSync(path("nowhere"), path("production/broken"));
  mkdirSync(path("production/.git"));
  writeFileSync(path("production/.git/config"), "secret");
  writeFileSync(path("production/@odd"), "odd");
  const there = await fetch((await putIt()) as never);
  expect(readFileSync(join(there, "modules/apache/manifests/init.pp"), "utf8")).toBe("class apache { }\n");
  expect(readFileSync(join(there, "@odd"), "utf8")).toBe("odd");
  expect(readdirSync(there).sort()).toEqual(["@odd", "manifests", "modules"]);
  expect(readdirSync(join(there, "modules/apache"))).toEqual(["manifests"]);
});

interface Entry {
  readonly path: string;
  readonly type: "File" | "SymbolicLink" | "Link" | "CharacterDevice";
  readonly linkpath?: string;
  readonly size?: number;
}

function packed(...entries: Entry[]): Buffer {
  const blocks = entries.flatMap(({ size = 1, ...entry }) => {
    const header = Buffer.alloc(512);
    new Header({ mode: 0o644, size: entry.type === "File" ? size : 0, ...entry }).encode(header, 0);
    return entry.type === "File" ? [header, Buffer.alloc(512, "x")] : [header];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

test.each<[string, Buffer, string]>([
  ["no archive", Buffer.from("<html>"), "can't be unpacked"],
  ["text", gzipSync("x".repeat(9999)), "it isn't a tar archive"],
  ["nothing", gzipSync(""), "can't be unpacked"],
  ["zeros", gzipSync(Buffer.alloc(50_000_000)), "isn't what was submitted"],
  ["an archive that is compressed twice", gzipSync(packed({ path: "site.pp", type: "File" })), "can't be unpacked"],
  ["half of itself", packed({ path: "site.pp", type: "File" }).subarray(0, -30), "can't be unpacked"],
  ["other files", packed({ path: "site.pp", type: "File" }), "isn't what was submitted"],
  ["a path upwards", packed({ path: "../../evil", type: "File" }), "can't be unpacked"],
  ["an absolute path", packed({ path: join(tmpdir(), "cairn-farm-evil"), type: "File" }), "leads elsewhere"],
  ["a device", packed({ path: "null", type: "CharacterDevice" }), "isn't what was submitted"],
  ["more than a disk holds", packed({ path: "large", type: "File", size: 5 * 1024 ** 3 }), "can't be unpacked"],
])("an archive in Redis with %s is refused, and leaves nothing", async (_, archive, reason) => {
  values.known.set(keys.environment(hash), archive);
  await expect(fetch({ hash, name: "production" })).rejects.toThrow(reason);
  expect(readdirSync(path("cache/environments"))).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(["cache", "production"]);
  expect(existsSync(join(tmpdir(), "cairn-farm-evil"))).toBe(false);
});

test("an archive is read up to a limit, whatever its headers declare", async () => {
  const read = async (limit: number) => {
    const source = Readable.from([Buffer.alloc(1000), Buffer.alloc(1000)]) as AsyncIterable<Buffer>;
    return (await new ArchiveReader(source, limit).read(2000)).length;
  };
  expect(await read(2000)).toBe(2000);
  await expect(read(1999)).rejects.toThrow("too large");
});

test("a path that is too long for a plain header arrives whole", async () => {
  const name = `${"long".repeat(50)}/${"name".repeat(50)}.pp`;
  mkdirSync(path("production", "long".repeat(50)));
  writeFileSync(path("production", name), "x");
  const there = await fetch((await putIt()) as never);
  expect(readFileSync(join(there, name), "utf8")).toBe("x");
});

test("a value that is too long for an environment isn't even read", async () => {
  values.strlen = () => Promise.resolve(513 * 1024 * 1024);
  values.getBuffer = () => Promise.reject(new Error("read"));
  await expect(fetch({ hash, name: "production" })).rejects.toThrow("in Redis is too large");
});

test("a link in an archive is left out, and nothing is written through it", async () => {
  mkdirSync(path("outside"));
  const archive = packed(
    { path: "out", type: "SymbolicLink", linkpath: path("outside") },
    { path: "out/evil", type: "File" },
    { path: "passwd", type: "Link", linkpath: "/etc/passwd" },
  );
  values.known.set(keys.environment(hash), archive);
  await expect(fetch({ hash, name: "production" })).rejects.toThrow("isn't what was submitted");
  expect(readdirSync(path("outside"))).toEqual([]);
});

test("an environment that has gone is told", async () => {
  await expect(fetch({ hash, name: "production" })).rejects.toThrow("no longer in Redis: submit it again");
});

test("a folder is used if the worker shares it, whatever links say", async () => {
  symlinkSync(path("production"), path("link"));
  mkdirSync(path("shared"));
  symlinkSync("/etc", path("shared/out"));
  const use = (named: string, ...shared: string[]) =>
    fetchEnvironment(values.redis, { folder: named }, path("cache"), shared);
  expect(await use(path("link"), path("production"))).toBe(path("production"));
  expect(await use(path("production/manifests"), path("link"))).toBe(path("production/manifests"));
  for (const named of ["/etc", path("shared/out"), path("shared/../production"), path("missing")])
    await expect(use(named, path("shared"))).rejects.toThrow("isn't in a folder that the worker shares");
  await expect(use(path("production"))).rejects.toThrow("isn't in a folder that the worker shares");
});
