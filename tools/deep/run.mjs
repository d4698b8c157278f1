/** The work of a deep run: batches of each part in turn, under the watchdog, counted and kept. */
import { showFailure } from "./report.mjs";

const batchSize = 200;
const slowBatchSize = 10;

/** Takes turns between the parts until time or programs run out; failures are told to `say` as they come. */
export async function runParts(worker, totals, parts, { seed, minutes, programs }, say) {
  const run = { worker, totals, say };
  const end = Date.now() + minutes * 60_000;
  const size = parts.every(({ isSlow }) => isSlow) ? slowBatchSize : batchSize;
  for (let done = 0; done < programs && Date.now() < end; done += size) {
    for (const { isSlow, name } of parts)
      await runBatch(run, name, seed, Math.min(isSlow ? slowBatchSize : size, programs - done));
    totals.save();
  }
}

/** Runs one batch of a part from where it is; a lost input is recorded; what came before it is done again, then what comes after. */
async function runBatch(run, name, seed, count) {
  const { worker, totals } = run;
  const from = totals.part(name).next[seed] ?? 0;
  const answer = await worker.request({ kind: "batch", part: name, seed, from, count });
  if (answer.lost === undefined) return recordBatch(run, name, seed, from + count, answer);
  const { lost, index } = answer;
  if (index > from) await runBatch(run, name, seed, index - from);
  const { text = "(its making was lost, too)" } = await worker.request({ kind: "input", part: name, seed, index });
  record(run, name, { seed, index, problem: lost, text });
  totals.part(name).next[seed] = index + 1;
  totals.add(name, { runs: 1, valid: 0, labels: {} });
  if (index + 1 < from + count) await runBatch(run, name, seed, from + count - (index + 1));
}

async function recordBatch(run, name, seed, next, answer) {
  run.totals.part(name).next[seed] = next;
  run.totals.add(name, answer);
  for (const failure of answer.failures) {
    const shorter = await run.worker.request({ kind: "shrink", part: name, ...failure });
    record(run, name, { seed, ...failure, text: shorter.text ?? failure.text });
  }
}

function record({ totals, say }, name, failure) {
  totals.fail(name, failure);
  say(showFailure(name, failure));
}
