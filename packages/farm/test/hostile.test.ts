import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { Queue } from "bullmq";
import { eventually } from "@cairn/testing";
import { connect, keys, queueName, settingsOf } from "../src/queue.js";
import { buildCommand, Farm, filesOf, hasRedis, names, whereRedis } from "./farm.js";

let program: string;
beforeAll(() => {
  program = buildCommand("hostile");
});

let farm: Farm;
beforeEach(async () => {
  farm = new Farm(program);
  if (hasRedis) await farm.begin();
});
afterEach(() => farm.end());

/** Adds jobs as anyone can who reaches Redis. */
async function add(...jobs: readonly unknown[]): Promise<void> {
  const redis = connect(farm.url);
  const queue = new Queue(queueName, { connection: redis });
  for (const [index, job] of jobs.entries()) await queue.add("chunk", job, settingsOf(`evil-${index}`, undefined));
  await queue.close();
  redis.disconnect();
}

whereRedis(
  "jobs that nobody submitted do nothing outside, run nothing, and stop nobody",
  async () => {
    writeFileSync(farm.path("passwd"), "kept");
    mkdirSync(farm.path("functions"));
    writeFileSync(farm.path("functions/evil.mjs"), "process.exit(3)");
    const environment = { folder: farm.path("production") };
    const good = { run: "evil", nodes: [{ name: "n1" }], environment, words: [] };
    await add(
      {},
      null,
      "text",
      { ...good, run: "../evil" },
      { ...good, nodes: [{ name: "../../evil" }] },
      { ...good, nodes: [{ name: "a", line: '{"certname":"../../evil"}' }] },
      { ...good, nodes: [{ name: "a", file: farm.path("passwd") }] },
      { ...good, environment: { hash: "../..", name: "x" } },
      { ...good, words: ["--functions", farm.path("functions")] },
      { ...good, words: ["-o", farm.path("passwd")] },
      { ...good, command: "touch", nodes: [{ name: "o".repeat(20_000_000) }] },
      { ...good, nodes: [{ name: "large", facts: " ".repeat(30_000_000) }] },
    );
    const redis = connect(farm.url);
    await redis.hset(`bull:${queueName}:evil-0`, "data", "[".repeat(100_000));
    redis.disconnect();
    farm.worker();
    farm.submit("good", names(5));
    const { compiled } = await farm.until("good", ({ isDone, waiting }) => isDone && waiting === 0, 25);
    expect(compiled).toBe(5);
    expect(farm.results("good")).toEqual(filesOf(names(5)));
    // What was well formed named a folder that the worker doesn't share.
    expect(readdirSync(farm.path("results"))).toEqual(["good"]);
    expect(readFileSync(farm.path("passwd"), "utf8")).toBe("kept");
    expect(readdirSync(farm.path("cache")).sort()).toEqual(["environments", "work"]);
    expect(readdirSync(farm.path()).filter((name) => name.includes("evil"))).toEqual([]);
    expect(farm.status("good").refused).toBeGreaterThan(5);
    expect(farm.run("status", "good").stdout).toContain("jobs in Redis that no worker takes");
  },
  60_000,
);

whereRedis(
  "damaged values of a run stop neither workers nor status, and their control characters are shown",
  async () => {
    const redis = connect(farm.url);
    farm.submit("evil", ["n1"]);
    await redis.hset(keys.run("evil"), { nodes: "2", accounted: "9", chunk: "x" });
    await redis.hset(keys.collecting("evil"), { "evil-1": "[" });
    await redis.hset(keys.exported("evil"), { "evil-1": "{" });
    await redis.hset(keys.done("evil"), {
      a: "[",
      b: "null",
      c: JSON.stringify({ compiled: 0, failed: { n9: "no\u001b[2J\u009b1A\u202e" } }),
    });
    farm.worker();
    farm.submit("good", names(5));
    expect(await farm.until("good", ({ isDone }) => isDone)).toMatchObject({ compiled: 5, failed: {} });
    expect(farm.run("status", "evil").stdout).toContain("n9: no␛[2J<U+009B>1A<U+202E>\n");
    expect(farm.run("status", "evil", "--json").stdout).toMatch(/^[ -~]+\n$/);
    redis.disconnect();
  },
  60_000,
);

whereRedis(
  "a worker that is asked to stop ends although its job doesn't, and so does what compiles",
  async () => {
    farm.submit("r4", ["is-endless"]);
    const worker = farm.worker();
    await farm.until("r4", ({ active }) => active === 1);
    const compilers = () =>
      spawnSync("pgrep", ["-f", `${farm.path("compiler.cjs")} compile`], { encoding: "utf8" }).stdout;
    await eventually(() => expect(compilers()).not.toBe(""));
    worker.kill("SIGTERM");
    await once(worker, "exit");
    expect(worker.exitCode).toBe(0);
    expect(compilers()).toBe("");
  },
  90_000,
);

whereRedis("a catalog doesn't name the cache of the worker that compiled it", async () => {
  farm.submit("r5", ["n1"]);
  farm.worker();
  await farm.until("r5", ({ isDone }) => isDone);
  const { environment } = JSON.parse(readFileSync(farm.path("results/r5/n1.json"), "utf8"));
  expect(environment).toBe("/etc/puppetlabs/code/environments/production");
});

whereRedis(
  "a catalog that is a link, or lies elsewhere, isn't a result",
  async () => {
    farm.submit("r1", ["links1", "n1", "leads1"], "--chunk", "1");
    farm.worker();
    const { compiled, failed } = await farm.until("r1", ({ isDone }) => isDone);
    const isNone = expect.stringContaining("isn't a plain file") as string;
    expect([compiled, failed]).toEqual([1, { links1: isNone, leads1: isNone }]);
    expect(farm.results("r1")).toEqual(["n1.json"]);
  },
  60_000,
);

whereRedis(
  "a folder of results that is a link gets nothing",
  async () => {
    mkdirSync(farm.path("results"));
    mkdirSync(farm.path("outside"));
    symlinkSync(farm.path("outside"), farm.path("results/r2"));
    farm.submit("r2", ["n1"]);
    farm.worker();
    const { failed } = await farm.until("r2", ({ isDone }) => isDone);
    expect(failed).toEqual({ n1: expect.stringContaining("is a link, not a folder") as string });
    expect(readdirSync(farm.path("outside"))).toEqual([]);
  },
  60_000,
);

whereRedis(
  "a node that ends its worker, again and again, is found, and the rest is done",
  async () => {
    farm.submit("r3", ["murders1", "n1"]);
    farm.worker("--processes", "2");
    const { compiled, failed } = await farm.until("r3", ({ isDone }) => isDone);
    expect([compiled, failed]).toEqual([1, { murders1: "its worker has died, again and again" }]);
    expect(existsSync(farm.path("results/r3/n1.json"))).toBe(true);
    // What the dead have left is gone, but for those who live.
    expect(readdirSync(farm.path("cache/work")).length).toBeLessThanOrEqual(2);
  },
  180_000,
);
