/** A worker thread under a watchdog: no sign of life for a minute is a hang; then it is ended and started anew. */
import { join } from "node:path";
import { clearInterval, setInterval } from "node:timers";
import { Worker } from "node:worker_threads";

/** As much memory as the contract allows, and about as much stack as the main thread of Node has. */
const resourceLimits = { maxOldGenerationSizeMb: 2048, stackSizeMb: 1.2 };

export class WatchedWorker {
  #data;
  #patience;
  #beats;
  #worker;
  #resolve;

  constructor(bundle, folder, patience = 60_000) {
    this.#patience = patience;
    const beat = new SharedArrayBuffer(8);
    this.#beats = new Int32Array(beat);
    this.#data = { bundle, folder, beat };
  }

  /** Starts the thread; resolves with the parts it knows. */
  async start() {
    const worker = new Worker(join(import.meta.dirname, "worker.mjs"), { workerData: this.#data, resourceLimits });
    this.#worker = worker;
    worker.on("message", (answer) => this.#settle(worker, { answer }));
    worker.on("error", (error) => this.#settle(worker, { lost: `crash: ${error.message}` }));
    worker.on("exit", (code) => this.#settle(worker, { lost: `crash: the worker ended with ${code}` }));
    const { answer, lost } = await this.#answer();
    if (lost !== undefined) throw new Error(`the worker did not start: ${lost}`);
    return answer.parts;
  }

  /** The answer to a request, or why there is none, and at which input: `{ lost: "hang" | message, index }`. */
  async request(message) {
    this.#worker.postMessage(message);
    const { answer, lost } = await this.#answer();
    if (lost === undefined) return answer;
    const index = Atomics.load(this.#beats, 1);
    await this.stop();
    await this.start();
    return { lost, index };
  }

  async stop() {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker.terminate();
  }

  /** Late words of a worker that was given up are not heard. */
  #settle(worker, result) {
    if (worker === this.#worker) this.#resolve?.(result);
  }

  #answer() {
    return new Promise((resolve) => {
      const watch = this.#watch(() => this.#resolve({ lost: "hang" }));
      this.#resolve = (result) => {
        clearInterval(watch);
        this.#resolve = undefined;
        resolve(result);
      };
    });
  }

  #watch(onSilence) {
    let seen = Atomics.load(this.#beats, 0);
    let since = Date.now();
    return setInterval(() => {
      const now = Atomics.load(this.#beats, 0);
      if (now !== seen) [seen, since] = [now, Date.now()];
      else if (Date.now() - since > this.#patience) onSilence();
    }, 250);
  }
}
