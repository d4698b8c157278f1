/** What a worker of a language does: its name says whether it is the language server or compiles. */
import type { CompilingService, LanguageService } from "@cairn/language-server";
import type { BrowserClock } from "@cairn/language-server/sources";
import type { Answered, Asked } from "./messages.js";
import { loadAllParts, withParts } from "./on-demand.js";
import { Runner } from "./runner.js";

const clock: BrowserClock = {
  setTimeout: (work, milliseconds) => setTimeout(work, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer),
  now: () => performance.now(),
};

/** A worker's own side of it, of which the library of pages knows only the other. */
type Scope = Worker & { readonly name: string };

type LoadService = () => Promise<LanguageService>;

/** Begins to serve the page that created this worker. */
export function start(compiling: CompilingService, loadService: LoadService): void {
  const worker = self as unknown as Scope;
  if (worker.name === "server") void serve(worker, loadService);
  else compileFor(worker, new Runner(compiling, clock));
}

/** The protocol is loaded by the server alone, and every part, since a request isn't repeated; messages before that wait. */
async function serve(worker: Scope, loadService: LoadService): Promise<void> {
  const early: unknown[] = [];
  worker.onmessage = ({ data }: MessageEvent<unknown>) => early.push(data);
  const server = import("@cairn/language-server/browser");
  const [{ serveInWorker }, service] = await Promise.all([server, loadService(), loadAllParts()]);
  serveInWorker(worker, service, clock);
  for (const data of early) worker.dispatchEvent(new MessageEvent("message", { data }));
}

function compileFor(worker: Scope, runner: Runner): void {
  // One after the other: each answer is about the result before it.
  let done: Promise<unknown> = Promise.resolve();
  worker.onmessage = ({ data: { id, request } }: MessageEvent<Asked>) => {
    done = done
      .then(() => withParts(() => runner.answer(request)))
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
