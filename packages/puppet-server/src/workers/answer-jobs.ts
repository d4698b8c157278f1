import { parentPort } from "node:worker_threads";
import type { Compiled, CompileJob } from "../world.js";
import type { FromWorker, Question, ToWorker } from "./messages.js";

/** Asks the server's stores from within a worker. */
export type Ask = (question: Question) => Promise<unknown>;

/** Compiles the jobs of a `WorkerPool`, in its worker. An error of `compile` ends the worker; another one takes its place. */
export function answerJobs(compile: (job: CompileJob, ask: Ask) => Promise<Compiled>): void {
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
      void compile(message.job, ask).then(
        (compiled) => send({ compiled }),
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

function rethrow(thrown: unknown): never {
  throw thrown;
}
