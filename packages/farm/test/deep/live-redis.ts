import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Redis } from "ioredis";
import { connect } from "../../src/queue.js";

export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

/** A stand-in for mupuppet: it writes a catalog for each node, and adds the node to a list of compiled nodes. */
const compiler = (log: string) => `#!/bin/sh
while [ $# -gt 0 ]; do case "$1" in --nodes) list=$2;; -o) output=$2;; --version) exit 0;; esac; shift; done
mkdir -p "$output"; echo '{"key":"x"}' > "$output/.mupuppet-nodes.ndjson"
while read -r node rest; do
  sleep 0.05
  echo '{}' > "$output/$node.json"
  printf '{"node":"%s","outcome":{"done":{"file":"%s.json"}}}\\n' "$node" "$node" >> "$output/.mupuppet-nodes.ndjson"
  echo "$node" >> ${log}
done < "$list"
`;

/** A real Redis in a folder of its own, which can be killed, paused and filled, with what a worker needs. */
export class LiveRedis {
  readonly folder = mkdtempSync(join(tmpdir(), "cairn-farm-deep-"));
  readonly compiler = join(this.folder, "compiler");
  client!: Redis;
  private port = 0;
  private server: ChildProcess | undefined;

  static async start(): Promise<LiveRedis> {
    const live = new LiveRedis();
    mkdirSync(live.at("production"));
    mkdirSync(live.at("redis"));
    writeFileSync(live.at("production/site.pp"), "");
    writeFileSync(live.compiler, compiler(live.at("compiled")), { mode: 0o755 });
    const socket = createServer().listen(0, "127.0.0.1");
    await once(socket, "listening");
    live.port = (socket.address() as AddressInfo).port;
    socket.close();
    await once(socket, "close");
    live.client = connect(live.url);
    await live.restart();
    return live;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  at(path: string): string {
    return join(this.folder, path);
  }

  /** Resolves when Redis answers. */
  async restart(): Promise<void> {
    const words = ["--port", String(this.port), "--bind", "127.0.0.1", "--dir", this.at("redis")];
    const durable = ["--appendonly", "yes", "--appendfsync", "always", "--save", ""];
    this.server = spawn("redis-server", [...words, ...durable], { stdio: "ignore" });
    await this.client.ping();
  }

  async kill(): Promise<void> {
    const exit = once(this.server!, "exit");
    this.server!.kill("SIGKILL");
    await exit;
  }

  pause(): void {
    this.server!.kill("SIGSTOP");
  }

  resume(): void {
    this.server!.kill("SIGCONT");
  }

  results(run: string): string[] {
    return readdirSync(this.at("results")).includes(run) ? readdirSync(this.at(join("results", run))).sort() : [];
  }

  async stop(): Promise<void> {
    this.client.disconnect();
    await this.kill();
    await delay(50);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
