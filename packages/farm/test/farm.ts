import { spawn, spawnSync, type ChildProcess, type SpawnSyncReturns } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { buildSync } from "esbuild";
import { testIf } from "@cairn/testing";
import { connect } from "../src/queue.js";
import type { RunStatus } from "../src/status.js";

export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
export const whereRedis = testIf(hasRedis, "needs redis-server");

const root = join(import.meta.dirname, "../../..");

const external = { external: ["aws4fetch", "bullmq", "ioredis", "tar"], conditions: ["@cairn/source"] };

/** Builds the command; it stays in the package, whose dependencies it finds there. A file of tests has its own. */
export function buildCommand(name: string): string {
  const outfile = join(root, `packages/farm/dist/test/${name}.mjs`);
  const entryPoints = [join(root, "packages/farm/src/cli/main.ts")];
  buildSync({ entryPoints, outfile, bundle: true, ...external, platform: "node", format: "esm" });
  return outfile;
}

/**
 * A stand-in for mupuppet: a twentieth of a second for each node. `fails` fails, `kills` ends the process, `murders` its
 * worker, `links` leaves a link in place of a catalog, `leads` names a file elsewhere, `is-slow` takes 1.5 s.
 */
const compiler = `#!/usr/bin/env node
const fs = require("node:fs");
const words = process.argv.slice(2);
if (words[0] === "--version") process.exit(0);
const valueOf = (name) => words[words.indexOf(name) + 1];
const output = valueOf("-o");
fs.mkdirSync(output, { recursive: true });
const site = fs.readFileSync(valueOf("--environment") + "/site.pp", "utf8");
const nameIn = (line) => (line.startsWith("{") ? JSON.parse(line).certname : line.split(" ")[0]);
const nodes = fs.readFileSync(valueOf("--nodes"), "utf8").trim().split("\\n").map(nameIn);
let done = JSON.stringify({ key: "x" }) + "\\n";
const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
for (const node of nodes) {
  wait(node.startsWith("is-endless") ? 1e9 : node.startsWith("is-slow") ? 1500 : 50);
  if (node.startsWith("kills")) process.kill(process.pid, "SIGSEGV");
  if (node.startsWith("murders")) process.kill(process.ppid, "SIGKILL");
  const failed = node.startsWith("fails");
  if (node.startsWith("links")) fs.symlinkSync("/etc/passwd", output + "/" + node + ".json");
  else if (!failed) fs.writeFileSync(output + "/" + node + ".json", JSON.stringify({ node, site, environment: valueOf("--environment"), words: words.slice(12) }));
  const file = node.startsWith("leads") ? "../../../../../etc/passwd" : node + ".json";
  const outcome = { done: failed ? { failure: { message: "no " + node } } : { file } };
  done += JSON.stringify({ node, outcome }) + "\\n";
}
fs.writeFileSync(output + "/.mupuppet-nodes.ndjson", done);
process.exit(nodes.some((node) => node.startsWith("fails")) ? 1 : 0);
`;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** A Redis in a folder of its own, an environment, and workers that are started and killed. */
export class Farm {
  readonly folder = mkdtempSync(join(tmpdir(), "cairn-farm-test-"));
  private readonly program: string;
  private readonly started: ChildProcess[] = [];
  private server: ChildProcess | undefined;
  port = 0;

  constructor(program: string) {
    this.program = program;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  path(...words: string[]): string {
    return join(this.folder, ...words);
  }

  async begin(): Promise<void> {
    mkdirSync(this.path("production/modules"), { recursive: true });
    mkdirSync(this.path("redis"));
    writeFileSync(this.path("production/site.pp"), "notify { 'x': }\n");
    writeFileSync(this.path("compiler.cjs"), compiler);
    chmodSync(this.path("compiler.cjs"), 0o755);
    this.port = await freePort();
    await this.startRedis();
  }

  async startRedis(): Promise<void> {
    const words = ["--port", String(this.port), "--bind", "127.0.0.1", "--dir", this.path("redis")];
    const durable = ["--appendonly", "yes", "--appendfsync", "always"];
    this.server = spawn("redis-server", [...words, ...durable], { stdio: "ignore" });
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

  worker(...more: string[]): ChildProcess {
    return this.start(["--results", this.path("results"), "--processes", "1", ...more]);
  }

  start(more: readonly string[], variables: Readonly<Record<string, string>> = {}): ChildProcess {
    const where = ["--redis", this.url, "--cache", this.path("cache")];
    const command = more.includes("--command") ? [] : ["--command", this.path("compiler.cjs")];
    const words = [this.program, "worker", ...where, ...command, ...more];
    const env = { ...process.env, ...variables };
    const child = spawn(process.execPath, words, { stdio: ["ignore", "ignore", "inherit"], env });
    this.started.push(child);
    return child;
  }

  run(...words: string[]): SpawnSyncReturns<string> {
    return spawnSync(process.execPath, [this.program, ...words, "--redis", this.url], {
      encoding: "utf8",
      timeout: 30_000,
    });
  }

  submit(run: string, nodes: readonly string[], ...words: string[]): void {
    writeFileSync(this.path("nodes.txt"), `${nodes.join("\n")}\n`);
    const what = ["--nodes", this.path("nodes.txt"), "--environment", this.path("production")];
    const { status, stderr, stdout } = this.run("submit", "--run", run, ...what, ...words);
    expect([status, stderr, stdout]).toEqual([0, "", `${run}: ${nodes.length} nodes\n`]);
  }

  status(run: string): RunStatus {
    return JSON.parse(this.run("status", run, "--json").stdout) as RunStatus;
  }

  async until(run: string, holds: (status: RunStatus) => boolean, seconds = 100): Promise<RunStatus> {
    const end = Date.now() + seconds * 1000;
    for (;;) {
      const status = this.status(run);
      if (holds(status)) return status;
      if (Date.now() > end) throw new Error(`after ${seconds} s: ${JSON.stringify(status)}`);
      await delay(100);
    }
  }

  results(run: string): string[] {
    return readdirSync(this.path("results", run)).sort();
  }

  async end(): Promise<void> {
    const running = this.started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const ended = Promise.all(running.map((child) => once(child, "exit")));
    for (const child of running) child.kill("SIGTERM");
    await Promise.race([ended, delay(5000, undefined, { ref: false })]);
    for (const child of running) child.kill("SIGKILL");
    if (this.server && this.server.exitCode === null && this.server.signalCode === null) await this.stopRedis();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const names = (count: number, prefix = "n") => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
export const filesOf = (nodes: readonly string[]) => nodes.map((node) => `${node}.json`).sort();
