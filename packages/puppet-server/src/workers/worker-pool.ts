import { Worker } from "node:worker_threads";
import { busy, Refusal } from "../problem.js";
import type { CatalogCompiler, ClassesByFile, Compiled, CompileJob, Transports } from "../world.js";
import type { FromWorker, Job, JobResult, Question, ToWorker } from "./messages.js";

/** The threads that compile, and their limits. */
export interface WorkerPoolOptions {
  /** The script of a worker: it calls `answerJobs`. */
  readonly script: string | URL;
  /** What each worker gets as its `workerData`. */
  readonly data: unknown;
  readonly size: number;
  /** How long a catalog may take. */
  readonly mostSeconds: number;
  /** How much memory a worker may take, in MiB. */
  readonly mostMemory: number;
  /** Answers what a compilation asks for: exported resources of other nodes, queries. */
  readonly answer: (question: Question) => Promise<unknown>;
  readonly log: (line: string) => void;
}

/** How much memory short-lived values may take before they are collected, in MiB: more makes no catalog faster. */
const mostYoungMemory = 12;

/** Further jobs are refused: agents ask again. */
const mostWaiting = 1000;

/** How many milliseconds pass until an idle worker that died is replaced: one that dies as soon as it is loaded would die all the time. */
const pause = 1000;

/** A worker may die by accident: its job is tried once more. */
const mostTries = 2;

interface Task {
  readonly job: Job;
  readonly resolve: (result: JobResult) => void;
  readonly reject: (refusal: Refusal) => void;
  tries: number;
}

/**
 * Threads that compile, one catalog at a time each, and keep what they have read for the next one. The pool hands them
 * jobs, answers their questions to the stores, and replaces one that ends.
 */
export class WorkerPool implements CatalogCompiler {
  private readonly options: WorkerPoolOptions;
  private readonly members: Member[];
  private readonly waiting: Task[] = [];
  private isClosed = false;

  constructor(options: WorkerPoolOptions) {
    this.options = options;
    this.members = Array.from({ length: options.size }, () => this.newMember());
  }

  get waitingCount(): number {
    return this.waiting.length;
  }

  async compile(job: CompileJob): Promise<Compiled> {
    return (await this.run(job)) as Compiled;
  }

  async classes(environment: CompileJob["environment"]): Promise<ClassesByFile> {
    return (await this.run({ classesOf: environment })) as ClassesByFile;
  }

  async transports(environment: CompileJob["environment"]): Promise<Transports> {
    return (await this.run({ transportsOf: environment })) as Transports;
  }

  private async run(job: Job): Promise<JobResult> {
    if (this.isClosed) throw busy("the server stops");
    if (this.waiting.length >= mostWaiting) throw busy("too many catalogs are waited for");
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject, tries: 0 });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.members.map((member) => member.stop()));
  }

  private newMember(): Member {
    return new Member(this.options, {
      free: () => this.next(),
      died: (member, task, reason) => this.replace(member, task, reason),
    });
  }

  private addMember(): void {
    if (this.isClosed) return;
    this.members.push(this.newMember());
    this.next();
  }

  private next(): void {
    // The first idle one, not the one that has been idle for longest: it has most likely read the environment already.
    for (const member of this.members) {
      if (member.isBusy) continue;
      const task = this.waiting.shift();
      if (!task) return;
      member.begin(task);
    }
  }

  private replace(member: Member, task: Task | undefined, reason: string): void {
    if (this.isClosed) return task?.reject(busy("the server stops"));
    const work = task ? `worked on ${nameOf(task.job)}` : "had nothing to do";
    this.options.log(`a worker that ${work} ended: ${reason}`);
    this.members.splice(this.members.indexOf(member), 1);
    if (task && task.tries < mostTries && !reason.startsWith(tookTooLong)) this.waiting.unshift(task);
    else task?.reject(new Refusal(500, `${nameOf(task.job)} couldn't be compiled: ${reason}`));
    if (task) this.addMember();
    else setTimeout(() => this.addMember(), pause).unref();
  }
}

function nameOf(job: Job): string {
  if ("classesOf" in job) return `the classes of environment ${job.classesOf.name}`;
  return "transportsOf" in job
    ? `the transports of environment ${job.transportsOf.name}`
    : `the catalog of ${job.name}`;
}

const tookTooLong = "it took longer than";

interface Listener {
  free(): void;
  died(member: Member, task: Task | undefined, reason: string): void;
}

/** One worker, and what it works on. */
class Member {
  private readonly options: WorkerPoolOptions;
  private readonly listener: Listener;
  private readonly worker: Worker;
  private task: Task | undefined;
  private timer: NodeJS.Timeout | undefined;
  private reason: string | undefined;

  constructor(options: WorkerPoolOptions, listener: Listener) {
    this.options = options;
    this.listener = listener;
    const { data, mostMemory, script } = options;
    this.worker = new Worker(script, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: mostYoungMemory },
    });
    this.worker.on("message", (message: FromWorker) => this.receive(message));
    this.worker.on("error", (error) => (this.reason ??= error.message));
    this.worker.on("exit", (code) => this.exited(code));
  }

  get isBusy(): boolean {
    return this.task !== undefined || this.reason !== undefined;
  }

  begin(task: Task): void {
    const { mostSeconds } = this.options;
    this.task = task;
    task.tries++;
    this.timer = setTimeout(() => {
      this.reason = `${tookTooLong} ${mostSeconds} seconds`;
      void this.worker.terminate();
    }, mostSeconds * 1000);
    this.send({ job: task.job });
  }

  async stop(): Promise<void> {
    this.reason = "the server stops";
    await this.worker.terminate();
  }

  private receive(message: FromWorker): void {
    if ("question" in message) {
      void this.answer(message.question, message.number);
      return;
    }
    clearTimeout(this.timer);
    const task = this.task;
    this.task = undefined;
    task?.resolve(message.result);
    this.listener.free();
  }

  private async answer(question: Question, number: number): Promise<void> {
    try {
      this.send({ number, answer: await this.options.answer(question) });
    } catch (thrown) {
      this.send({ number, problem: thrown instanceof Error ? thrown.message : String(thrown) });
    }
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private exited(code: number): void {
    clearTimeout(this.timer);
    this.reason ??= `exit code ${code}`;
    this.listener.died(this, this.task, this.reason);
  }
}
