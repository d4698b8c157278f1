import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { type Random, slowPart, type SlowPart } from "@cairn/testing/deep";
import { bundleProgram } from "@cairn/testing/faults";
import { statusOf } from "../../src/status.js";
import { submit } from "../../src/submit.js";
import { LiveRedis } from "./live-redis.js";

const nodes = Array.from({ length: 24 }, (_, index) => `n${index}`);
const faultsPerInput = 3;

/** Faults of Redis, each until it is undone, and of workers. */
const faults = ["killed", "paused", "full", "read-only", "disconnected", "worker killed", "worker stopped"] as const;

/**
 * Redis and workers meet faults at random moments. Afterwards every node has its catalog, none has failed or was counted twice, and a
 * worker that was asked to stop has ended.
 */
export function redisFaults(folder: string): SlowPart {
  const program = bundleProgram(folder, "src/cli/main.ts");
  const end = (): void => rmSync(program, { force: true });
  return slowPart({ name: "faults of Redis", goal: 2_000, end }, async (random) => {
    const chosen = Array.from({ length: faultsPerInput }, () => random.pick(faults));
    const live = await LiveRedis.start();
    const farm = new Workers(live, program);
    try {
      const problem = await trial(live, farm, random, chosen);
      const named = problem === undefined ? {} : { problem: `${problem} (${chosen.join(", ")})` };
      return { valid: true, labels: chosen, ...named };
    } finally {
      farm.kill();
      await live.stop();
    }
  });
}

async function trial(
  live: LiveRedis,
  workers: Workers,
  random: Random,
  chosen: readonly (typeof faults)[number][],
): Promise<string | undefined> {
  writeFileSync(live.at("nodes.txt"), nodes.map((each) => `${each}\n`).join(""));
  mkdirSync(live.at("results"));
  const run = { environment: live.at("production"), isShared: true, chunk: 3, run: "r", words: [] };
  await submit(live.client, { ...run, nodes: live.at("nodes.txt") });
  workers.start();
  workers.start();
  for (const fault of chosen) {
    await delay(random.integer(0, 400));
    const problem = await meet(live, workers, fault, random.integer(50, 4000));
    if (problem !== undefined) return problem;
  }
  for (let tries = 0; ; tries++) {
    const status = await statusOf(live.client, "r");
    if (status?.isDone) return wrongIn(live, status);
    if (tries > 1000) return `hang: the run isn't done: ${JSON.stringify(status)}`;
    await delay(100);
  }
}

function wrongIn(
  live: LiveRedis,
  { compiled, failed }: { readonly compiled: number; readonly failed: Readonly<Record<string, string>> },
): string | undefined {
  const results = live.results("r").join();
  const expected = nodes
    .map((each) => `${each}.json`)
    .sort()
    .join();
  if (Object.keys(failed).length > 0) return `broken: nodes have failed: ${JSON.stringify(failed)}`;
  if (compiled !== nodes.length) return `broken: ${compiled} nodes are counted`;
  return results === expected ? undefined : `broken: the results are ${results}`;
}

/** Lets a fault happen for some time, and undoes it. */
async function meet(live: LiveRedis, workers: Workers, fault: (typeof faults)[number], milliseconds: number) {
  const { client } = live;
  switch (fault) {
    case "killed":
      await live.kill();
      await delay(milliseconds);
      await live.restart();
      return undefined;
    case "paused":
      live.pause();
      await delay(milliseconds);
      live.resume();
      return undefined;
    case "full":
      await client.config("SET", "maxmemory", "1");
      await delay(milliseconds);
      await client.config("SET", "maxmemory", "0");
      return undefined;
    case "read-only":
      await client.replicaof("127.0.0.1", "1");
      await delay(milliseconds);
      await client.replicaof("NO", "ONE");
      return undefined;
    case "disconnected":
      await client.call("CLIENT", "KILL", "TYPE", "normal");
      return undefined;
    case "worker killed":
      await workers.replace("SIGKILL");
      return undefined;
    case "worker stopped":
      return workers.replace("SIGTERM");
  }
}

/** The worker processes of a farm. */
class Workers {
  private readonly live: LiveRedis;
  private readonly program: string;
  private readonly running: ChildProcess[] = [];

  constructor(live: LiveRedis, program: string) {
    this.live = live;
    this.program = program;
  }

  start(): void {
    const { live, program } = this;
    const places = ["--redis", live.url, "--results", live.at("results"), "--cache", live.at("cache")];
    const words = [...places, "--shared", live.at("production"), "--command", live.compiler, "--processes", "1"];
    this.running.push(spawn(process.execPath, [program, "worker", ...words], { stdio: "ignore" }));
  }

  /** Ends one and starts another; says if it doesn't end. */
  async replace(signal: "SIGKILL" | "SIGTERM"): Promise<string | undefined> {
    const child = this.running.shift()!;
    const exit = child.exitCode === null ? once(child, "exit") : undefined;
    child.kill(signal);
    this.start();
    const late = delay(50_000, "late", { ref: false });
    return (await Promise.race([exit, late])) === "late" ? "hang: a worker doesn't end after SIGTERM" : undefined;
  }

  kill(): void {
    for (const child of this.running) child.kill("SIGKILL");
  }
}
