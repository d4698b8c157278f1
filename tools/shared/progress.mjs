/** Progress on standard error: one line that changes on a terminal, a line every ten seconds elsewhere. */
import { clearInterval, setInterval } from "node:timers";

export class Progress {
  #what;
  #begin = Date.now();
  #done = 0;
  #last = "";
  #timer;
  #isTerminal = process.stderr.isTTY === true;

  constructor(what) {
    this.#what = what;
    this.#show();
    this.#timer = setInterval(() => this.#show(), this.#isTerminal ? 200 : 10_000);
    this.#timer.unref();
  }

  /** One more task is done. */
  step(task) {
    this.#done++;
    this.#last = task;
    if (this.#isTerminal) this.#show();
  }

  end() {
    clearInterval(this.#timer);
    if (this.#isTerminal) process.stderr.write("\r\u001b[K");
  }

  #show() {
    const seconds = Math.round((Date.now() - this.#begin) / 1000);
    const state = this.#done === 0 ? "…" : `${this.#done} done, ${this.#last}, ${seconds} s`;
    process.stderr.write(this.#isTerminal ? `\r\u001b[K${this.#what}: ${state}` : `${this.#what}: ${state}\n`);
  }
}
