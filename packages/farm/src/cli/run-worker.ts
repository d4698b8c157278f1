import { fork, spawnSync, type ChildProcess } from "node:child_process";
import { availableParallelism, homedir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { folderStore } from "../results/folder-store.js";
import type { ResultStore } from "../results/result-store.js";
import { s3SettingsOf, s3Store } from "../results/s3-store.js";
import { killCommands } from "../run-command.js";
import { startWorker } from "../worker.js";
import { common, countOf, fail, redisUrl, reportUsageError, text, type Given } from "./usage.js";
import { withRedis } from "./with-redis.js";

const several = { type: "string", multiple: true } as const;
const options = { ...common, results: text, cache: text, shared: several, processes: text, command: text };

/** How many milliseconds a worker that is asked to stop takes at most for the job under way. */
const maxEnding = 30_000;

/** How many milliseconds later a process that didn't end by itself is killed. */
const maxDelay = 5000;

/** How long a process that has died waits for the next one in its place, in milliseconds. */
const pause = 1000;

/** `cairn-farm worker`: works until it is asked to stop. */
export async function runWorker({ own, words }: Given): Promise<number> {
  const { values } = parseArgs({ args: [...own], options });
  const { results, shared = [] } = values;
  if (results === undefined) return reportUsageError("`worker` wants --results");
  const store = storeOf(results);
  if ("problem" in store) return reportUsageError(store.problem);
  const processes = countOf(values.processes ?? String(availableParallelism()), 1024);
  if (processes === undefined) return reportUsageError("--processes wants a number from 1 to 1024");
  const command = commandOf(values.command ?? "mupuppet");
  const isChild = process.send !== undefined;
  const problem = isChild ? undefined : problemOf(command);
  if (problem !== undefined) return fail(problem);
  if (processes > 1) return withRedis(values.redis, () => runProcesses(processes, { own, words }));
  const cache = resolve(values.cache ?? join(homedir(), ".cache/cairn-farm"));
  const say = (said: string) => void fail(said);
  return withRedis(values.redis, async () => {
    const worker = await startWorker({ redis: redisUrl(values.redis), store, cache, command, words, shared, say });
    await stopped();
    // The job under way is lost if it takes longer: its lock expires, and another worker does it again.
    await Promise.race([worker.close(), delay(maxEnding)]);
    killCommands();
    return 0;
  });
}

function storeOf(results: string): ResultStore | { readonly problem: string } {
  if (!/^[a-z][a-z0-9+.-]+:\/\//.test(results)) return folderStore(resolve(results));
  const settings = s3SettingsOf(results, process.env);
  return "problem" in settings ? settings : s3Store(settings);
}

/** Workers start it in folders of their own. */
function commandOf(text: string): string[] {
  const [program = "", ...words] = text.split(" ");
  return [program.includes("/") ? resolve(program) : program, ...words];
}

/** Why a command can't be started: found here, it costs no job. */
function problemOf([program, ...words]: readonly string[]): string | undefined {
  const { error, status, stderr } = spawnSync(program!, [...words, "--version"], {
    encoding: "utf8",
    timeout: maxEnding,
  });
  if (error) return `\`${program}\` can't be started: ${error.message} (--command names another one)`;
  return status === 0 ? undefined : `\`${program} --version\` ends with ${status}: ${stderr.slice(0, 300)}`;
}

/** A process for each core; one that dies is replaced, and they end together. */
async function runProcesses(count: number, { own, words }: Given): Promise<number> {
  const all = ["worker", ...own, "--processes", "1", "--", ...words];
  const children = new Set<ChildProcess>();
  let isStopping = false;
  void stopped().then(() => {
    isStopping = true;
    for (const child of children) child.kill("SIGTERM");
    setTimeout(() => {
      for (const child of children) child.kill("SIGKILL");
    }, maxEnding + maxDelay);
  });
  const keep = async (): Promise<void> => {
    while (!isStopping) {
      const child = fork(process.argv[1]!, all);
      children.add(child);
      await new Promise<void>((done) => child.on("exit", () => done()));
      children.delete(child);
      if (!isStopping) await delay(pause);
    }
  };
  await Promise.all(Array.from({ length: count }, keep));
  return 0;
}

/** Waits until the process is asked to stop, or the one that has started it is gone. */
function stopped(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => done());
    process.on("disconnect", () => done());
  });
}
