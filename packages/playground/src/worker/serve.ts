/** What a worker of a language does: its name says whether it is the language server or compiles. */
import type { LanguageService } from "@cairn/language-server";
import { serveInWorker, type BrowserClock } from "@cairn/language-server/browser";
import type { Answered, Asked } from "./messages.js";
import { Runner } from "./runner.js";

const clock: BrowserClock = {
  setTimeout: (work, milliseconds) => setTimeout(work, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer),
  now: () => performance.now(),
};

/** A worker's own side of it, of which the library of pages knows only the other. */
type Scope = Worker & { readonly name: string };

/** Begins to serve the page that created this worker. */
export function start(service: LanguageService): void {
  const worker = self as unknown as Scope;
  if (worker.name === "server") serveInWorker(worker, service, clock);
  else compileFor(worker, new Runner(service, clock));
}

function compileFor(worker: Scope, runner: Runner): void {
  // One after the other: each answer is about the result before it.
  let done: Promise<unknown> = Promise.resolve();
  worker.onmessage = ({ data: { id, request } }: MessageEvent<Asked>) => {
    done = done
      .then(() => runner.answer(request))
      .then(
        (answer): Answered => ({ id, answer }),
        (thrown: unknown): Answered => ({
          id,
          bug: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
        }),
      )
      .then((answered) => worker.postMessage(answered));
  };
}
