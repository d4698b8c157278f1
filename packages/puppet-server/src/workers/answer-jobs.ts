import { parentPort } from "node:worker_threads";
import type { ClassesByFile, Compiled, CompileJob, Transports } from "../world.js";
import type { FromWorker, Job, JobResult, Question, ToWorker } from "./messages.js";

/** Asks the server's stores from within a worker. */
export type Ask = (question: Question) => Promise<unknown>;

/** What a worker can do. */
export interface Tasks {
  compile(job: CompileJob, ask: Ask): Promise<Compiled>;
  classes(environment: CompileJob["environment"]): ClassesByFile;
  transports(environment: CompileJob["environment"]): Transports;
}

/** Does the jobs of a `WorkerPool`, in its worker. An error of a task ends the worker; another one takes its place. */
export function answerJobs(tasks: Tasks): void {
  const port = parentPort;
  if (!port) return;
  const asked = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  let number = 0;
  const send = (message: FromWorker): void => port.postMessage(message);
  const ask: Ask = (question) =>
    new Promise((resolve, reject) => {
      asked.set(++number, { resolve, reject });
      send({ number, question });
    });
  port.on("message", (message: ToWorker) => {
    if ("job" in message) {
      void resultOf(message.job, tasks, ask).then(
        (result) => send({ result }),
        // Outside of the promise, where it ends the worker.
        (thrown: unknown) => setImmediate(() => rethrow(thrown)),
      );
      return;
    }
    const waiting = asked.get(message.number);
    asked.delete(message.number);
    if ("problem" in message) waiting?.reject(new Error(message.problem));
    else waiting?.resolve(message.answer);
  });
}

async function resultOf(job: Job, tasks: Tasks, ask: Ask): Promise<JobResult> {
  if ("classesOf" in job) return tasks.classes(job.classesOf);
  return "transportsOf" in job ? tasks.transports(job.transportsOf) : tasks.compile(job, ask);
}

function rethrow(thrown: unknown): never {
  throw thrown;
}
