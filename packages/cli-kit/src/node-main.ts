import { createCli } from "./create-cli.js";
import type { Task, TaskAnswer } from "./jobs/work.js";
import type { Language } from "./language.js";
import { nodeHost } from "./node-host.js";
import { workerMark } from "./jobs/work.js";

/**
 * Called by the `main.ts` of a language, which exports the result as `work`: runs its command with this process's
 * arguments, and exits. In a worker thread it runs nothing; a pool calls what it returns.
 */
export function main(language: Language): (task: Task) => Promise<TaskAnswer> {
  if (process.argv.at(-1) !== workerMark) void runCommand(language);
  return async (task) => (await import("./node-worker.js")).answerTask(language, task);
}

async function runCommand(language: Language): Promise<never> {
  const code = await createCli(language).run(process.argv.slice(2), nodeHost());
  // Everything has been written by now; a standard input that is still open must not keep the process alive.
  process.exit(code);
}
