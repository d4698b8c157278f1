import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "@cairn/testing";
import { connect, queueOf } from "../src/queue.js";
import { buildCommand, Farm, filesOf, freePort, hasRedis, names, whereRedis } from "./farm.js";

let program: string;
beforeAll(() => {
  program = buildCommand("farm");
});

describe("a farm", () => {
  let farm: Farm;
  beforeEach(async () => {
    farm = new Farm(program);
    if (hasRedis) await farm.begin();
  });
  afterEach(() => farm.end());

  whereRedis(
    "does everything, each once, though a worker is killed and Redis starts again in the midst",
    async () => {
      const nodes = names(60);
      farm.submit("r1", nodes, "--chunk", "5");
      // Submitting it again adds nothing.
      farm.submit("r1", nodes, "--chunk", "5");
      const [first] = [farm.worker(), farm.worker()];
      await farm.until("r1", ({ active, compiled }) => compiled > 0 && active > 0);
      first.kill("SIGKILL");
      await farm.stopRedis();
      await farm.startRedis();
      // The queue is empty a moment after the last catalog is there.
      const status = await farm.until("r1", ({ active, isDone }) => isDone && active === 0);
      expect(status).toMatchObject({ nodes: 60, compiled: 60, failed: {}, waiting: 0, active: 0 });
      expect(farm.results("r1")).toEqual(filesOf(nodes));
      const catalog = readFileSync(join(farm.folder, "results/r1/n7.json"), "utf8");
      expect(JSON.parse(catalog)).toMatchObject({ node: "n7", site: "notify { 'x': }\n" });
    },
    120_000,
  );

  whereRedis(
    "a node that ends its process is found and named, one that fails is a result, and the rest is done",
    async () => {
      const nodes = [...names(6), "kills1", ...names(4, "m"), "fails1"];
      farm.submit("r2", nodes, "--chunk", "12");
      farm.worker();
      farm.worker();
      const { compiled, failed } = await farm.until("r2", ({ isDone }) => isDone);
      expect(compiled).toBe(10);
      expect(failed).toEqual({ fails1: "no fails1", kills1: expect.stringContaining("SIGSEGV") as string });
      expect(farm.results("r2")).toEqual(filesOf([...names(6), ...names(4, "m")]));
    },
    180_000,
  );

  whereRedis(
    "a worker that is asked to stop ends what it has begun, and takes nothing more",
    async () => {
      farm.submit("r3", names(30), "--chunk", "10");
      const worker = farm.worker();
      await farm.until("r3", ({ active }) => active === 1);
      worker.kill("SIGTERM");
      await once(worker, "exit");
      const { active, compiled, waiting } = farm.status("r3");
      expect([worker.exitCode, compiled % 10, active]).toEqual([0, 0, 0]);
      expect(compiled).toBeGreaterThan(0);
      expect(compiled + waiting * 10).toBe(30);
    },
    60_000,
  );

  whereRedis(
    "what is more urgent goes first",
    async () => {
      farm.submit("later", names(200), "--chunk", "5", "--priority", "10");
      farm.submit("soon", names(10), "--chunk", "5", "--priority", "1");
      farm.worker();
      await farm.until("soon", ({ isDone }) => isDone);
      expect(farm.status("later").compiled).toBeLessThan(200);
    },
    60_000,
  );

  whereRedis(
    "a store of results that is away for a while costs no node: chunks are tried again, later each time",
    async () => {
      writeFileSync(farm.path("results"), "in the way");
      farm.submit("r4", names(6), "--chunk", "3");
      farm.worker();
      await farm.until("r4", ({ active, waiting }) => active + waiting === 2);
      const redis = connect(farm.url);
      await eventually(async () => {
        const tries = (await queueOf(redis).getJobs()).map(({ attemptsMade }) => attemptsMade);
        expect(tries.filter((count) => count > 1)).toHaveLength(2);
      });
      redis.disconnect();
      expect(farm.status("r4")).toMatchObject({ compiled: 0, failed: {}, isDone: false });
      rmSync(farm.path("results"));
      expect(await farm.until("r4", ({ isDone }) => isDone)).toMatchObject({ compiled: 6, failed: {} });
      expect(farm.results("r4")).toEqual(filesOf(names(6)));
    },
    60_000,
  );

  whereRedis(
    "a worker that is asked to stop while Redis is away ends, too",
    async () => {
      farm.submit("r5", names(40), "--chunk", "40");
      const worker = farm.worker("--processes", "2");
      await farm.until("r5", ({ active }) => active === 1);
      await farm.stopRedis();
      worker.kill("SIGTERM");
      await once(worker, "exit");
      expect(worker.exitCode).toBe(0);
      await farm.startRedis();
      farm.worker();
      expect(await farm.until("r5", ({ isDone }) => isDone)).toMatchObject({ compiled: 40, failed: {} });
    },
    90_000,
  );

  whereRedis("a list that can't be used is told, and a run that is unknown", () => {
    const submit = (list: string, ...words: string[]) => {
      const { status, stderr } = farm.run(
        "submit",
        "--nodes",
        list,
        "--environment",
        farm.path("production"),
        ...words,
      );
      return [status, stderr.split("\n")[0]!.replaceAll(farm.folder, "")];
    };
    const write = (name: string, text: string): string => (writeFileSync(farm.path(name), text), farm.path(name));
    expect(submit(farm.path("none.txt"))).toEqual([1, expect.stringContaining("no such file") as string]);
    expect(submit(write("two.txt", "a\nb\na\n"))).toEqual([1, "cairn-farm: `a` is there twice in `/two.txt`"]);
    expect(submit(write("up.txt", "../a\n"))[1]).toContain("`../a` in `/up.txt` can't be a node's name");
    expect(submit(write("more.txt", "a b c\n"))[1]).toContain("there is more than the file of its facts");
    expect(submit(write("space.ndjson", '{"certname":"a b"}\n'))[1]).toContain("`a b` in `/space.ndjson` can't be");
    expect(submit(write("bad.ndjson", '{"certname":"a"}\n{\n'))[1]).toContain("line 2 of `/bad.ndjson` has no facts");
    expect(submit(write("facts.txt", "a missing.yaml\n"))[1]).toContain("missing.yaml");
    expect(submit(farm.path("redis"))[1]).toContain("there is no file of facts");
    expect(submit(write("ok.txt", "a\n"), "--environment", farm.path("none"))[0]).toBe(1);
    mkdirSync(farm.path("odd:name"));
    writeFileSync(farm.path("odd:name/site.pp"), "");
    expect(submit(farm.path("ok.txt"), "--environment", farm.path("odd:name"))[1]).toContain(
      "workers would refuse this",
    );
    const { status, stderr } = farm.run("status", "nothing");
    expect([status, stderr]).toEqual([1, "cairn-farm: there is no run `nothing`\n"]);
  });
});

test.each([
  [[], "missing command"],
  [["dance"], "unknown command"],
  [["submit"], "`submit` wants"],
  [["worker"], "`worker` wants"],
  [["submit", "--what"], "--what"],
  [["submit", "--nodes", "x", "--environment", "y", "--chunk", "0"], "--chunk wants"],
  [["submit", "--nodes", "x", "--environment", "y", "--priority", "high"], "--priority wants"],
  [["submit", "--nodes", "x", "--environment", "y", "--run", "../x"], "--run wants"],
  [["submit", "--nodes", "x", "--environment", "y", "--", "-o", "z"], "`-o` can't come with a job"],
  [["worker", "--results", "x", "--processes", "many"], "--processes wants"],
  [["worker", "--results", "s3://bucket"], "AWS_ACCESS_KEY_ID"],
  [["worker", "--results", "ftp://x"], "isn't `s3://BUCKET/PREFIX`"],
  [["status", "--redis", "http://user:secret@x"], "`http://…@x` isn't a redis://…"],
])("wrong usage: %j", (words, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: "utf8" });
  expect(status).toBe(64);
  expect(stderr).toContain(reason);
});

test("a command that isn't there, and a Redis that isn't there, are told", async () => {
  const run = (...words: string[]) => spawnSync(process.execPath, [program, ...words], { encoding: "utf8" });
  const worker = run("worker", "--results", "x", "--command", "no-such-program");
  expect([worker.status, worker.stderr]).toEqual([
    1,
    expect.stringContaining("`no-such-program` can't be started") as string,
  ]);
  const status = run("status", "--redis", `redis://:secret@127.0.0.1:${await freePort()}`);
  expect(status.status).toBe(1);
  expect(status.stderr).toContain("Redis at redis://…@127.0.0.1");
  expect(status.stderr).toContain("ECONNREFUSED");
}, 60_000);
