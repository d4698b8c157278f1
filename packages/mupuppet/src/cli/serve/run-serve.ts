import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { type CliHost, exitCodes, type ExtraCommandContext } from "@cairn/cli-kit";
import { optionsInForce } from "./options-in-force.js";
import type { Serving } from "./serve-agents.js";
import { ServeProblem } from "./serve-problem.js";
import { startWorkers, type StartedWorkers } from "./start-workers.js";

/** `mupuppet serve FOLDER`: serves until it is told to stop, then answers the requests under way and ends. */
export async function runServe({ host, request, words }: ExtraCommandContext): Promise<number> {
  let workers: StartedWorkers | undefined;
  try {
    const folder = folderIn(words);
    workers = startWorkers(optionsInForce(folder, request.options).options);
    const { connect } = workers;
    // The server is loaded while the workers load the compiler.
    const { serve } = await import("./serve-agents.js");
    const serving = await serve(folder, request.options, host, (_options, server) => connect(server));
    host.writeStderr(`mupuppet serves on port ${serving.port}\n`);
    await once(process, "SIGTERM");
    await drain(serving, Number(request.options["drain"] ?? 0), host);
    host.writeStderr("mupuppet ends as soon as the requests under way are answered\n");
    await serving.close();
    return exitCodes.fine;
  } catch (thrown) {
    await workers?.close();
    if (!(thrown instanceof ServeProblem) && !isOfSystem(thrown)) throw thrown;
    host.writeStderr(`mupuppet: ${(thrown as Error).message}\n`);
    return thrown instanceof ServeProblem ? thrown.exitCode : exitCodes.inputErrors;
  }
}

/** Gives balancers and agents time to see that the server ends; a second SIGTERM ends the wait. */
async function drain(serving: Serving, seconds: number, host: CliHost): Promise<void> {
  if (seconds === 0) return;
  serving.announceEnd();
  host.writeStderr(`mupuppet ends in ${seconds} seconds: its status is \`stopping\`\n`);
  const waiting = new AbortController();
  const { signal } = waiting;
  const ends = [once(process, "SIGTERM", { signal }), delay(seconds * 1000, undefined, { signal })];
  // The one that is no longer waited for rejects.
  await Promise.race(ends.map(async (each) => each.catch(() => undefined)));
  waiting.abort();
}

function folderIn([folder]: readonly string[]): string {
  if (folder === undefined) throw new ServeProblem("name the folder of environments, or say `--stdio`");
  return folder;
}

function isOfSystem(thrown: unknown): boolean {
  return thrown instanceof Error && "syscall" in thrown;
}
