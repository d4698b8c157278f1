import { contextOf } from "./extra-command.js";
import type { CommandLine } from "./command.js";
import type { Language } from "./language.js";
import { InputGuard } from "./node/input-guard.js";
import { nodeHost } from "./node-host.js";
import { Session } from "./session.js";
import type { Rules } from "@cairn/diagnostics";
import type { Task, TaskAnswer } from "./jobs/work.js";
import { workOf } from "./jobs/work-of.js";

type Run = (item: unknown) => unknown;

/** The files that this thread has read. */
const inputs = new InputGuard();

let begun: { readonly key: number; readonly run: Promise<Run> } | undefined;

/** Does the items of a task in this worker thread; what they share is prepared once. */
export async function answerTask(language: Language, task: Task): Promise<TaskAnswer> {
  if (begun?.key !== task.sharedKey) begun = { key: task.sharedKey, run: begin(language, task) };
  const run = await begun.run;
  const at = new Int32Array(task.progress);
  const results = task.items.map((item, index) => {
    Atomics.store(at, 0, index + 1);
    return run(item);
  });
  return { results, inputs: inputs.takeNew() };
}

async function begin(language: Language, { session: data, shared, work }: Task): Promise<Run> {
  // Only the main thread receives interrupts: it ends this one.
  const host = { ...nodeHost(inputs), interruptible: <T>(start: () => T) => start() };
  const { options, words, wordsAfterDashes } = data;
  const session = new Session(language, host, options, data.rules as Rules);
  const line: CommandLine = { words, wordsAfterDashes, options };
  const bytes = new Uint8Array(shared).slice();
  return (await workOf(language, work)).begin(
    await contextOf(session, line),
    JSON.parse(new TextDecoder().decode(bytes)),
  );
}
