/** A long run with changes of the environment in between. */
import { readFileSync } from "node:fs";
import { catalog, untilFirst } from "./agents.mjs";
import { agents, catalogs, names, startOurs, stop, values, writeData } from "./world.mjs";

/** The ports that a catalog's files name, less the number of the file: one, if it was made of one state. */
function basesIn(text) {
  const contents = JSON.parse(text).resources.flatMap(({ parameters }) => parameters?.content ?? []);
  return new Set(contents.map((content) => /site(\d+):(\d+)/.exec(content)).map(([, site, port]) => port - site));
}

/** How long a change may take to be seen, in milliseconds: a second, and the time that a catalog takes under load. */
const latest = 2000;

/** Asks while the data changes; returns the memory in MiB at each change, and what was wrong. */
async function soak(port, pid) {
  const every = Number(values["change-every"]);
  const [memory, wrong, written] = [[], [], [{ base: 8080, at: -Infinity }]];
  const end = performance.now() + Number(values.minutes) * 60_000;
  let asked = 0;
  const change = () => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    memory.push(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024);
    written.push({ base: 8080 + written.length * 100, at: performance.now() });
    writeData(written.at(-1).base);
  };
  const one = async (index) => {
    while (asked < catalogs && performance.now() < end) {
      if (++asked % every === 0) change();
      const began = performance.now();
      const sure = written.findLast(({ at }) => at < began - latest).base;
      const answer = await catalog(port, names[index % names.length]).catch((problem) => ({
        problem: problem.message,
      }));
      const [base, ...others] = "text" in answer ? basesIn(answer.text) : [];
      if (base === undefined || others.length > 0 || base < sure) wrong.push(answer.problem ?? { base, others, sure });
    }
  };
  await Promise.all(Array.from({ length: Math.min(agents, 16) }, (_, index) => one(index)));
  return { asked, memory, wrong, changes: written.length - 1 };
}

/** How many means the series of what memory was has. */
const points = 20;

export async function runSoak(port) {
  const child = startOurs(port);
  try {
    await untilFirst(port, child);
    const { asked, changes, memory, wrong } = await soak(port, child.pid);
    const mean = (part) => Math.round(part.reduce((sum, each) => sum + each, 0) / part.length);
    const step = Math.max(1, Math.ceil(memory.length / points));
    const series = Array.from({ length: Math.ceil(memory.length / step) }, (_, index) =>
      mean(memory.slice(index * step, (index + 1) * step)),
    );
    const quarter = Math.max(1, Math.floor(memory.length / 4));
    const grown = { second: mean(memory.slice(quarter, 2 * quarter)), last: mean(memory.slice(-quarter)) };
    const row = {
      what: "soak",
      catalogs: asked,
      changes,
      errors: wrong.length,
      memory: grown,
      series,
      first: wrong.slice(0, 3),
    };
    process.stdout.write(`${JSON.stringify(row)}\n`);
  } finally {
    await stop(child);
  }
}
