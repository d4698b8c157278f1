/**
 * `npm run test:deep -- --lang L [--seed N] [--minutes M] [--programs N] [--part NAME]`: random programs against the
 * language's oracle, and mutated programs through its whole pipeline, in a worker thread under a watchdog. It goes on where
 * the last run with the same seed ended; all totals are in `deep-totals/<language>.json`. Exit 1 if anything was ever wrong.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./deep/bundle.mjs";
import { assess } from "./deep/report.mjs";
import { runParts } from "./deep/run.mjs";
import { Totals } from "./deep/totals.mjs";
import { WatchedWorker } from "./deep/watched-worker.mjs";
import { prepare } from "./prepare.mjs";
import { root } from "./shared/command.mjs";

const settings = {
  lang: { type: "string" },
  seed: { type: "string", default: "1" },
  minutes: { type: "string", default: "1" },
  programs: { type: "string", default: "Infinity" },
  part: { type: "string" },
};

/** The options as numbers, or what is wrong with them. */
function readOptions(words) {
  const { values } = parseArgs({ args: words, options: settings });
  const options = { ...values };
  for (const name of ["seed", "minutes", "programs"]) options[name] = Number(values[name]);
  if (!values.lang) return { problem: "say which language: --lang smartfrog" };
  if (!Number.isSafeInteger(options.seed)) return { problem: "--seed must be a whole number" };
  if (!(options.minutes > 0) || !(options.programs > 0)) return { problem: "--minutes and --programs must be above 0" };
  return options;
}

async function main(words) {
  if (!prepare()) return 1;
  const options = readOptions(words);
  const file = options.problem ? undefined : await bundle(options.lang);
  if (!file) {
    process.stderr.write(`${options.problem ?? `packages/${options.lang}/test/deep.ts is missing`}\n`);
    return 64;
  }
  const totals = new Totals(join(root, "deep-totals", `${options.lang}.json`));
  const worker = new WatchedWorker(file, join(root, "packages", options.lang));
  const all = await worker.start();
  const parts = all.filter(({ name }) => options.part === undefined || name === options.part);
  await runParts(worker, totals, parts, options, (text) => process.stdout.write(text));
  await worker.request({ kind: "end" });
  await worker.stop();
  const compared = parts.map((part) => ({ part, ...assess(part, totals.part(part.name)) }));
  process.stdout.write(`${compared.flatMap(({ lines }) => lines).join("\n")}\n`);
  for (const { part, faults } of compared) for (const fault of faults) process.stdout.write(`${part.name}: ${fault}\n`);
  return compared.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
