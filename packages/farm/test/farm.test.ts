import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fetchEnvironment } from "../src/environment/fetch-environment.js";
import { putEnvironment } from "../src/environment/put-environment.js";
import { connect } from "../src/queue.js";
import { buildCommand, Farm, filesOf, hasRedis, names, whereRedis } from "./farm.js";

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
      await delay(300);
      await farm.startRedis();
      const status = await farm.until("r1", ({ isDone }) => isDone);
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

  whereRedis("an environment is packed by its contents, and fetched once", async () => {
    const redis = connect(farm.url);
    const folder = join(farm.folder, "production");
    const first = await putEnvironment(redis, folder);
    expect(await putEnvironment(redis, folder)).toEqual(first);
    const fetch = () => fetchEnvironment(redis, first, join(farm.folder, "fetched"), []);
    const [one, two] = await Promise.all([fetch(), fetch()]);
    expect(one).toBe(two);
    expect(one.endsWith("/production")).toBe(true);
    expect(readFileSync(join(one, "site.pp"), "utf8")).toBe("notify { 'x': }\n");
    writeFileSync(join(folder, "site.pp"), "notify { 'y': }\n");
    expect(await putEnvironment(redis, folder)).not.toEqual(first);
    redis.disconnect();
  });
});

test.each([
  [[], "missing command"],
  [["dance"], "unknown command"],
  [["submit"], "`submit` wants"],
  [["worker"], "`worker` wants"],
  [["submit", "--what"], "--what"],
])("wrong usage: %j", (words, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: "utf8" });
  expect(status).toBe(64);
  expect(stderr).toContain(reason);
});
