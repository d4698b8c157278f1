import { spawn, type ChildProcess } from "node:child_process";

/** The process that compiles has ended without a result: one of the nodes may be to blame. */
export class ProcessEnded extends Error {}

/** How much of what a process says is kept, in UTF-16 units. */
const most = 2000;

/** Variables of the worker's environment that what it compiles must not see. */
const secret = /^(?:AWS_|REDIS_|NODE_OPTIONS$)/;

/** The processes that run now. */
const running = new Set<ChildProcess>();

/** Ends all commands at once: their results are no longer waited for. */
export function killCommands(): void {
  for (const child of running) child.kill("SIGKILL");
}

/**
 * Runs a command in a folder and returns the end of what it says. Nodes that fail are a result, with exit code 1;
 * anything else rejects.
 */
export async function runCommand([program, ...words]: readonly string[], folder: string): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !secret.test(name)));
  // In a group of its own: Ctrl-C at the worker's terminal lets it end what it has begun.
  const child = spawn(program!, words, { cwd: folder, env, stdio: ["ignore", "ignore", "pipe"], detached: true });
  running.add(child);
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-most)));
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code, signal) => {
      running.delete(child);
      if (code === 0 || code === 1) done(said);
      else fail(new ProcessEnded(`${program} ended with ${signal ?? code}: ${said}`.trim()));
    });
  });
}
