/** The page's side of the worker that compiles. */
import type { PlaygroundLanguage } from "../languages.js";
import type { Answered, Answers, Asked, Request } from "../worker/messages.js";

/** A program that takes longer is stopped: a page must stay usable whatever is typed. */
const mostMilliseconds = 20_000;

export class Stopped extends Error {
  override readonly name = "Stopped";
}

/** Starts its worker when it is first asked, and again after one was stopped. */
export class Compiler {
  private readonly language: PlaygroundLanguage;
  private worker: Promise<Worker> | undefined;
  private readonly waiting = new Map<number, { resolve: (answer: never) => void; reject: (reason: Error) => void }>();
  private id = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(language: PlaygroundLanguage) {
    this.language = language;
  }

  /** Rejects with `Stopped` if it takes too long or `stop` is called. */
  async ask<R extends Request>(request: R): Promise<Answers[R["kind"]]> {
    const worker = await (this.worker ??= this.start());
    const id = ++this.id;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, request } satisfies Asked);
      this.timer ??= setTimeout(() => this.stop(), mostMilliseconds);
    });
  }

  /** Ends whatever is being compiled. */
  stop(): void {
    void this.worker?.then((worker) => worker.terminate());
    this.worker = undefined;
    this.settle();
    for (const { reject } of this.waiting.values()) reject(new Stopped());
    this.waiting.clear();
  }

  private async start(): Promise<Worker> {
    const worker = await this.language.worker("compiler");
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const asked = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      this.settle();
      if ("bug" in data) asked?.reject(new Error(data.bug));
      else asked?.resolve(data.answer as never);
    };
    worker.onerror = (event) => {
      for (const { reject } of this.waiting.values())
        reject(new Error(event.message || "the compiler can't be loaded"));
      this.waiting.clear();
      this.worker = undefined;
    };
    return worker;
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.timer = this.waiting.size > 0 && this.worker ? setTimeout(() => this.stop(), mostMilliseconds) : undefined;
  }
}
