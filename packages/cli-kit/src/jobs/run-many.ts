import type { CliHost } from "../host.js";
import type { ExtraCommandContext } from "../language.js";
import type { Session } from "../session.js";
import type { CommandLine } from "../command.js";
import { OrderedTasks } from "./ordered-tasks.js";
import type { Many, Pool, Work } from "./work.js";
import { workOf } from "./work-of.js";

/** Fewer items than this are done before workers would have started. */
const fewest = 32;
/** How many items are done without a pause for the outside: for interrupts, and for the next items of a stream. */
const atOnce = 64;

/** Does all items: see `Many`. Rejects only for a bug in the work. */
export async function runMany<Item, Done, Shared>(
  session: Session,
  line: CommandLine,
  context: ExtraCommandContext,
  many: Many<Item, Done, Shared>,
): Promise<void> {
  const pool = await poolFor(session, many);
  if (!pool) return runHere(session, context, many);
  const { options, rules } = session;
  const data = { options, rules, words: line.words, wordsAfterDashes: line.wordsAfterDashes };
  try {
    await new OrderedTasks(pool, data, many).run();
  } finally {
    await pool.close();
  }
}

/** The threads, where they are worth it; where limits want them and they can't be had, standard error says so. */
async function poolFor<Item, Done, Shared>(
  session: Session,
  many: Many<Item, Done, Shared>,
): Promise<Pool | undefined> {
  const { host, language, options, stdinOptions } = session;
  const { count = Infinity, jobs = host.cores ?? 1, megabytes, seconds } = many;
  const isLimited = megabytes !== undefined || seconds !== undefined;
  if (!isLimited && (jobs <= 1 || count < fewest)) return undefined;
  // Standard input can be read only once, and so only here.
  const isAlone = stdinOptions > 0 || options["watch"] === true;
  const threads = Math.max(1, Math.min(jobs, count));
  const pool = isAlone ? undefined : await host.startPool?.({ threads, seconds, megabytes });
  if (!pool && isLimited) {
    const reason = isAlone
      ? "everything runs in one thread with `--watch` and with options that read standard input"
      : "worker threads can't be started here";
    host.writeStderr(`${language.name}: the limits on time and memory aren't enforced: ${reason}\n`);
  }
  return pool;
}

async function runHere<Item, Done, Shared>(
  { host, language }: Session,
  context: ExtraCommandContext,
  many: Many<Item, Done, Shared>,
): Promise<void> {
  const work = (await workOf(language, many.work)) as Work<Item, Done, Shared>;
  const run = await work.begin(context, many.shared);
  const batch: Item[] = [];
  for await (const item of many.items) {
    batch.push(item);
    if (batch.length === atOnce) runBatch(host, batch.splice(0), run, many);
  }
  runBatch(host, batch, run, many);
}

/** Runs all in one interruptible section, since each section costs as much as a small node. */
function runBatch<Item, Done, Shared>(
  host: CliHost,
  batch: readonly Item[],
  run: (item: Item) => Done,
  many: Many<Item, Done, Shared>,
): void {
  host.interruptible(() => {
    for (const item of batch) {
      const outcome = { done: run(item) };
      many.seen?.(outcome, item);
      many.take(outcome, item);
    }
  });
}
