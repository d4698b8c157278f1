/**
 * The thread that does the work of a deep run. It counts up a shared number before each input, so that the watchdog sees
 * that it lives, and where it is.
 */
import { parentPort, workerData } from "node:worker_threads";

const { bundle, folder, beat } = workerData;
const beats = new Int32Array(beat);
const { deepRun, shrinkText } = await import(bundle);
const parts = new Map(deepRun(folder).map((part) => [part.name, part]));

const requests = { batch, input, shrink, end };

parentPort.on("message", async ({ kind, ...request }) => parentPort.postMessage(await requests[kind](request)));
parentPort.postMessage({ parts: [...parts.values()].map(plain) });

/** A part without its functions, which no message can hold. */
function plain(part) {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => typeof value !== "function"));
}

/** Runs `count` inputs from number `from` on. */
async function batch({ part: name, seed, from, count }) {
  const part = parts.get(name);
  const totals = { runs: 0, valid: 0, labels: {}, failures: [] };
  for (let index = from; index < from + count; index++) {
    Atomics.store(beats, 1, index);
    const text = part.input(seed, index);
    const { problem, valid, labels } = await attempt(part, text);
    totals.runs++;
    totals.valid += valid ? 1 : 0;
    for (const label of new Set(labels)) totals.labels[label] = (totals.labels[label] ?? 0) + 1;
    if (problem !== undefined) totals.failures.push({ index, problem, text });
  }
  return totals;
}

/** An exception is what must not happen: it is reported with its first lines. */
async function attempt(part, text) {
  Atomics.add(beats, 0, 1);
  try {
    return await part.run(text);
  } catch (error) {
    return { problem: crashOf(error), valid: false, labels: [] };
  }
}

function input({ part, seed, index }) {
  return { text: parts.get(part).input(seed, index) };
}

async function end() {
  for (const part of parts.values()) await part.end?.();
}

/** A shorter text with a problem of the same kind and, for crashes, the same message; the same text if running it takes time. */
function shrink({ part: name, text, problem }) {
  const part = parts.get(name);
  if (part.isSlow) return { text };
  const [wanted] = problem.split(problem.startsWith("crash") ? "\n" : ":");
  return { text: shrinkText(text, (shorter) => problemOf(part, shorter)?.startsWith(wanted) === true) };
}

function problemOf(part, text) {
  try {
    return part.run(text).problem;
  } catch (error) {
    return crashOf(error);
  }
}

function crashOf(error) {
  return `crash: ${error instanceof Error ? error.stack.split("\n").slice(0, 6).join("\n") : String(error)}`;
}
