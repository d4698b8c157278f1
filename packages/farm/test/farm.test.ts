import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { testIf } from "@cairn/testing";
import { fetchEnvironment, putEnvironment } from "../src/environment.js";
import { buildSync } from "esbuild";
import { connect } from "../src/queue.js";
import type { RunStatus } from "../src/status.js";

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
const whereRedis = testIf(hasRedis, "redis-server is not installed");

const root = join(import.meta.dirname, "../../..");
/** The command; it stays in the package, whose dependencies it finds there. */
const program = join(root, "packages/farm/dist/test/main.mjs");
beforeAll(() => {
  const entryPoints = [join(root, "packages/farm/src/cli/main.ts")];
  buildSync({ entryPoints, outfile: program, bundle: true, packages: "external", platform: "node", format: "esm" });
});

/** A stand-in for mupuppet: a tenth of a second for each node; `fails` fails, `kills` ends the process. */
const compiler = `#!/usr/bin/env node
const fs = require("node:fs");
const words = process.argv.slice(2);
const valueOf = (name) => words[words.indexOf(name) + 1];
const output = valueOf("-o");
fs.mkdirSync(output, { recursive: true });
const site = fs.readFileSync(valueOf("--environment") + "/site.pp", "utf8");
const nodes = fs.readFileSync(valueOf("--nodes"), "utf8").trim().split("\\n").map((line) => line.split(" ")[0]);
let done = JSON.stringify({ key: "x" }) + "\\n";
for (const node of nodes) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  if (node.startsWith("kills")) process.kill(process.pid, "SIGSEGV");
  const failed = node.startsWith("fails");
  if (!failed) fs.writeFileSync(output + "/" + node + ".json", JSON.stringify({ node, site }));
  const outcome = { done: failed ? { failure: { message: "no " + node } } : { file: node + ".json" } };
  done += JSON.stringify({ node, outcome }) + "\\n";
}
fs.writeFileSync(output + "/.mupuppet-nodes.ndjson", done);
process.exit(nodes.some((node) => node.startsWith("fails")) ? 1 : 0);
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

class Farm {
  readonly folder = mkdtempSync(join(tmpdir(), "cairn-farm-test-"));
  private readonly started: ChildProcess[] = [];
  private server: ChildProcess | undefined;
  port = 0;

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async begin(): Promise<void> {
    mkdirSync(join(this.folder, "production/modules"), { recursive: true });
    mkdirSync(join(this.folder, "redis"));
    writeFileSync(join(this.folder, "production/site.pp"), "notify { 'x': }\n");
    writeFileSync(join(this.folder, "compiler.cjs"), compiler);
    chmodSync(join(this.folder, "compiler.cjs"), 0o755);
    this.port = await freePort();
    await this.startRedis();
  }

  async startRedis(): Promise<void> {
    const words = ["--port", String(this.port), "--bind", "127.0.0.1", "--dir", join(this.folder, "redis")];
    this.server = spawn("redis-server", [...words, "--appendonly", "yes", "--appendfsync", "always"], {
      stdio: "ignore",
    });
    const redis = connect(this.url);
    for (;;) {
      const answer = await Promise.race([redis.ping().catch(() => ""), delay(500)]);
      if (answer === "PONG") break;
    }
    redis.disconnect();
  }

  async stopRedis(): Promise<void> {
    this.server!.kill("SIGKILL");
    await once(this.server!, "exit");
  }

  worker(): ChildProcess {
    const { folder, url } = this;
    const where = ["--results", join(folder, "results"), "--cache", join(folder, "cache"), "--processes", "1"];
    const command = ["--command", join(folder, "compiler.cjs")];
    const child = spawn(process.execPath, [program, "worker", "--redis", url, ...where, ...command], {
      stdio: "ignore",
    });
    this.started.push(child);
    return child;
  }

  submit(run: string, nodes: readonly string[], ...words: string[]): void {
    writeFileSync(join(this.folder, "nodes.txt"), `${nodes.join("\n")}\n`);
    const what = ["--nodes", join(this.folder, "nodes.txt"), "--environment", join(this.folder, "production")];
    const all = [program, "submit", "--redis", this.url, "--run", run, ...what, ...words];
    const { status, stderr, stdout } = spawnSync(process.execPath, all, { encoding: "utf8", timeout: 20_000 });
    expect([status, stderr, stdout]).toEqual([0, "", `${run}: ${nodes.length} nodes\n`]);
  }

  status(run: string): RunStatus {
    const words = [program, "status", run, "--redis", this.url, "--json"];
    return JSON.parse(spawnSync(process.execPath, words, { encoding: "utf8", timeout: 20_000 }).stdout) as RunStatus;
  }

  async until(run: string, holds: (status: RunStatus) => boolean): Promise<RunStatus> {
    for (;;) {
      const status = this.status(run);
      if (holds(status)) return status;
      await delay(100);
    }
  }

  results(run: string): string[] {
    return readdirSync(join(this.folder, "results", run)).sort();
  }

  async end(): Promise<void> {
    for (const child of this.started) if (child.exitCode === null) child.kill("SIGKILL");
    this.server?.kill("SIGKILL");
    await delay(100);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const names = (count: number, prefix = "n") => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const filesOf = (nodes: readonly string[]) => nodes.map((node) => `${node}.json`).sort();

describe("a farm", () => {
  let farm: Farm;
  beforeEach(async () => {
    farm = new Farm();
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
      expect(JSON.parse(catalog)).toEqual({ node: "n7", site: "notify { 'x': }\n" });
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
    const fetch = () => fetchEnvironment(redis, first, join(farm.folder, "fetched"));
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
