import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import {
  workerMark,
  type Ended,
  type Pool,
  type PoolLimits,
  type Task,
  type TaskAnswer,
  type TaskOutcome,
} from "../jobs/work.js";
import type { InputGuard } from "./input-guard.js";

type Reason = Ended["ended"];

/** The time between two looks whether an item takes too long, in milliseconds. */
const lookEvery = 50;

/**
 * The most memory of a thread. By itself V8 would take 4 GB where the machine has them, and let garbage grow to three times of what is
 * used before it collects it, not to as much: a quarter of the memory of a run over many nodes, without more work.
 */
const usualMegabytes = 2048;

/** The command's own main module, of which each worker loads a copy; there is none where a command isn't bundled. */
const program = fileURLToPath(new URL("./main.mjs", import.meta.url));

/** Starts worker threads, whose inputs are also this thread's; undefined where the command isn't bundled. */
export function startWorkers(limits: PoolLimits, inputs: InputGuard): Pool | undefined {
  return existsSync(program) ? new WorkerPool(limits, inputs) : undefined;
}

class WorkerPool implements Pool {
  readonly threads: number;
  private readonly seconds: number | undefined;
  private readonly workers: Piscina<Task, TaskAnswer>;
  private readonly inputs: InputGuard;
  /** Of the tasks: each is aborted with a `Reason`. */
  private readonly running = new Set<AbortController>();

  constructor({ megabytes = usualMegabytes, seconds, threads }: PoolLimits, inputs: InputGuard) {
    this.inputs = inputs;
    this.threads = threads;
    this.seconds = seconds;
    this.workers = new Piscina({
      filename: program,
      name: "work",
      argv: [workerMark],
      minThreads: threads,
      maxThreads: threads,
      recordTiming: false,
      // Sending a message costs nothing compared with the items of a task.
      atomics: "disabled",
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    this.workers.on("error", (thrown) => this.endIfNoneIsLeft(endOf(thrown)));
  }

  async run(task: Task): Promise<TaskOutcome> {
    const controller = new AbortController();
    this.running.add(controller);
    const stopWatching = this.watch(task, controller);
    try {
      const { inputs, results } = await this.workers.run(task, { signal: controller.signal });
      for (const path of inputs) this.inputs.note(path);
      return { results };
    } catch (thrown) {
      const ended = controller.signal.aborted ? (controller.signal.reason as Reason) : endOf(thrown);
      if (!ended) throw thrown;
      this.endIfNoneIsLeft(ended);
      return { index: Math.max(0, currentItem(task) - 1), ended };
    } finally {
      this.running.delete(controller);
      stopWatching();
    }
  }

  async close(): Promise<void> {
    await this.workers.destroy();
  }

  /**
   * A worker that has no task may end as well: one whose task was given up has no more memory, or one can't even start. The
   * pool doesn't replace the latter, and tasks would wait for ever.
   */
  private endIfNoneIsLeft(ended: Reason = "crash"): void {
    if (this.workers.threads.length === 0) for (const each of this.running) each.abort(ended);
  }

  /** Ends the worker of a task if one of its items takes longer than it may. */
  private watch(task: Task, controller: AbortController): () => void {
    if (this.seconds === undefined) return () => undefined;
    const most = this.seconds * 1000;
    let [current, since] = [0, performance.now()];
    const timer = setInterval(() => {
      const next = currentItem(task);
      // Before its first item it waits for a thread, or starts one.
      if (next !== current || next === 0) [current, since] = [next, performance.now()];
      else if (performance.now() - since > most) controller.abort("time" satisfies Reason);
    }, lookEvery);
    return () => clearInterval(timer);
  }
}

/** The item that a task is at, from 1; 0 if it hasn't begun. */
function currentItem({ progress }: Task): number {
  return Atomics.load(new Int32Array(progress), 0);
}

/** Why a worker has ended by itself; undefined if it threw something. */
function endOf(thrown: unknown): Reason | undefined {
  const { code, message } = thrown as { readonly code?: unknown; readonly message?: unknown };
  if (code === "ERR_WORKER_OUT_OF_MEMORY") return "memory";
  return /worker (?:terminated|exited)|exit code/i.test(String(message)) ? "crash" : undefined;
}
