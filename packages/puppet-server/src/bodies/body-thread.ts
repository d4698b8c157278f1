import { Worker } from "node:worker_threads";
import { busy } from "../problem.js";
import { type BodyKind, decodeFacts, measureJson, readBody, type ReadBody, splitForm } from "./read-body.js";

/** How many large bodies may wait: each takes as much memory as it is long. */
const maxWaiting = 16;
const maxMemory = 1024;

/** The thread's script, without a file: it works wherever a bundler puts this module. */
const script = `
const { parentPort } = require("node:worker_threads");
${[splitForm, decodeFacts, measureJson, readBody].join("\n")}
parentPort.on("message", ({ number, kind, body }) => {
  parentPort.postMessage({ number, read: ${readBody.name}(kind, body) });
});`;

interface Waiting {
  resolve(read: ReadBody): void;
  reject(error: Error): void;
}

/** Reads large bodies in a thread, so that the server answers others meanwhile. The first large body starts it. */
export class BodyThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private number = 0;

  async read(kind: BodyKind, body: string): Promise<ReadBody> {
    if (this.waiting.size >= maxWaiting) throw busy("too many large requests are being read");
    const worker = (this.worker ??= this.start());
    const number = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      worker.postMessage({ number, kind, body });
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: maxMemory };
    const worker = new Worker(script, { eval: true, execArgv: [], resourceLimits });
    worker.on("message", ({ number, read }: { number: number; read: ReadBody }) => {
      this.waiting.get(number)?.resolve(read);
      this.waiting.delete(number);
    });
    // What follows is told by `exit`.
    worker.on("error", () => undefined);
    worker.on("exit", () => this.fail());
    worker.unref();
    return worker;
  }

  /** The next body starts another thread. */
  private fail(): void {
    this.worker = undefined;
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of all) reject(busy("the request couldn't be read"));
  }
}
