#!/usr/bin/env node
import { fork, type ChildProcess } from "node:child_process";
import { availableParallelism, homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { connect } from "../queue.js";
import { folderStore } from "../results.js";
import { statusOf, type RunStatus } from "../status.js";
import { submit } from "../submit.js";
import { startWorker } from "../worker.js";

const usage = `usage: cairn-farm submit --nodes LIST --environment FOLDER [--shared] [--chunk N] [--priority N] [--run NAME] [-- OPTIONS]
       cairn-farm worker --results FOLDER [--cache FOLDER] [--processes N] [--command PROGRAM]
       cairn-farm status [RUN] [--json] [--wait]
       each with --redis URL (default: redis://127.0.0.1:6379)
`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const options = {
  ...{ redis: text, nodes: text, environment: text, shared: flag, chunk: text, priority: text, run: text },
  ...{ results: text, cache: text, processes: text, command: text, json: flag, wait: flag, help: flag },
};

type Values = ReturnType<typeof parse>["values"];

function parse() {
  const given = process.argv.slice(2);
  const dashes = given.indexOf("--");
  const own = dashes < 0 ? given : given.slice(0, dashes);
  const { positionals, values } = parseArgs({ args: own, options, allowPositionals: true });
  return { positionals, values, words: dashes < 0 ? [] : given.slice(dashes + 1) };
}

async function main(): Promise<number> {
  let line: ReturnType<typeof parse>;
  try {
    line = parse();
  } catch (thrown) {
    return refuse((thrown as Error).message);
  }
  const { positionals, values, words } = line;
  const [command, run] = positionals;
  if (values.help) return process.stdout.write(usage) ? 0 : 0;
  const redis = values.redis ?? "redis://127.0.0.1:6379";
  if (command === "submit") return runSubmit(redis, values, words);
  if (command === "worker") return runWorker(redis, values);
  if (command === "status") return runStatus(redis, values, run);
  return refuse(command === undefined ? "missing command" : `unknown command \`${command}\``);
}

function refuse(reason: string): number {
  process.stderr.write(`cairn-farm: ${reason}\n${usage}`);
  return 64;
}

async function runSubmit(url: string, values: Values, words: readonly string[]): Promise<number> {
  const { chunk = "200", environment, nodes: list, priority, run, shared: isShared = false } = values;
  if (list === undefined || environment === undefined) return refuse("`submit` wants --nodes and --environment");
  const size = Number(chunk);
  if (!Number.isInteger(size) || size < 1) return refuse("--chunk wants a number of nodes");
  const redis = connect(url);
  const common = { nodes: list, environment, isShared, chunk: size, run, words };
  const submitted = await submit(redis, { ...common, priority: priority === undefined ? undefined : Number(priority) });
  process.stdout.write(`${submitted.run}: ${submitted.nodes} nodes\n`);
  redis.disconnect();
  return 0;
}

async function runWorker(redis: string, values: Values): Promise<number> {
  const { cache = join(homedir(), ".cache/cairn-farm"), command = "mupuppet", results } = values;
  if (results === undefined) return refuse("`worker` wants --results");
  const processes = Number(values.processes ?? availableParallelism());
  if (!Number.isInteger(processes) || processes < 1) return refuse("--processes wants a number");
  if (processes > 1) return runProcesses(processes);
  const worker = startWorker({ redis, store: folderStore(results), cache, command: command.split(" ") });
  await stopped();
  await worker.close();
  return 0;
}

/** A process for each core; they end together. */
async function runProcesses(count: number): Promise<number> {
  const words = [...process.argv.slice(2), "--processes", "1"];
  const children: ChildProcess[] = Array.from({ length: count }, () => fork(fileURLToPath(import.meta.url), words));
  const ended = children.map((child) => new Promise<void>((done) => child.on("exit", () => done())));
  void stopped().then(() => children.forEach((child) => child.kill("SIGTERM")));
  await Promise.all(ended);
  return 0;
}

function stopped(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => done());
  });
}

async function runStatus(url: string, { json, wait }: Values, run: string | undefined): Promise<number> {
  const redis = connect(url);
  try {
    for (;;) {
      const status = await statusOf(redis, run);
      if (!status) return refuse(run === undefined ? "there is no run" : `there is no run \`${run}\``);
      if (wait && !status.isDone) await delay(500);
      else {
        process.stdout.write(json ? `${JSON.stringify(status)}\n` : statusText(status));
        return Object.keys(status.failed).length > 0 ? 1 : 0;
      }
    }
  } finally {
    redis.disconnect();
  }
}

function statusText({ active, compiled, failed, isDone, nodes, run, waiting, workers }: RunStatus): string {
  const names = Object.entries(failed).map(([node, reason]) => `failed: ${node}: ${reason}\n`);
  const state = isDone ? "done" : `${active} jobs under way, ${waiting} waiting, ${workers} workers`;
  return `${run}: ${compiled} of ${nodes} nodes compiled, ${names.length} failed; ${state}\n${names.join("")}`;
}

process.exit(await main());
