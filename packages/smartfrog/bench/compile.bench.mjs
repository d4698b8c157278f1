/**
 * Whole processes of the command: components with prototypes, overrides and links, and one block of many attributes. The time of a
 * tiny file is taken off, so that what is left is work; its cost per component must not grow with their number.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnSync } from "node:child_process";

const command = join(import.meta.dirname, "../dist/smartfrog.mjs");
const componentCounts = [1_000, 3_000, 10_000, 50_000];
const attributeCounts = [5_000, 50_000];

const prototypes = `Base extends { dns "ns.foo"; ports [80, 443]; web extends { running true; port 80; } }\n`;

function components(count) {
  const lines = [prototypes, "sfConfig extends {\n"];
  for (let index = 0; index < count; index++) {
    const peer = index === 0 ? "" : `peer host${index - 1}:id;`;
    lines.push(
      `  host${index} extends Base, { id ${index}; web:port ${8000 + index}; ${peer} at DATA host${index}:web; }\n`,
    );
  }
  return `${lines.join("")}}\n`;
}

function attributes(count) {
  return `sfConfig extends {\n${Array.from({ length: count }, (_, index) => `  a${index} ${index};\n`).join("")}}\n`;
}

function milliseconds(file) {
  const before = performance.now();
  const { status } = spawnSync(process.execPath, [command, "compile", file], { stdio: ["ignore", "ignore", "ignore"] });
  if (status !== 0) throw new Error(`${file} ended with exit code ${status}`);
  return performance.now() - before;
}

const median = (values) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];

/** Runs all programs in turn, `rounds` times; the median time of each. */
function measure(programs, folder, rounds) {
  const times = new Map();
  for (const [name, text] of programs) writeFileSync(join(folder, `${name}.sf`), text);
  for (let round = -1; round < rounds; round++) {
    for (const [name] of programs) {
      const time = milliseconds(join(folder, `${name}.sf`));
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), time]);
    }
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

const row = (id, what, value, unit, limit, peer) => {
  const ok = limit === undefined || value <= limit;
  return {
    id: `smartfrog.${id}`,
    what,
    value: Number(value.toPrecision(3)),
    unit,
    goal: limit === undefined ? "" : `<= ${limit}`,
    ok,
    peer,
  };
};

export async function run({ quick = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "cairn-bench-"));
  const programs = [
    ["tiny", attributes(1)],
    ...componentCounts.map((count) => [`components-${count}`, components(count)]),
    ...attributeCounts.map((count) => [`attributes-${count}`, attributes(count)]),
  ];
  const times = measure(programs, folder, quick ? 1 : 5);
  rmSync(folder, { recursive: true });
  const work = (name) => times.get(name) - times.get("tiny");
  const [, few, , many] = componentCounts;
  const growth = work(`components-${many}`) / many / (work(`components-${few}`) / few);
  const [short, long] = attributeCounts;
  return [
    ...componentCounts.map((count) =>
      row(
        `components.${count}`,
        `whole process, ${count} components`,
        times.get(`components-${count}`),
        "ms",
        undefined,
        "",
      ),
    ),
    row(
      "components.growth",
      "cost per component, as a multiple",
      growth,
      "x",
      1.5,
      `${many} against ${few} components`,
    ),
    row(
      "attributes",
      `whole process, one block of ${long} attributes`,
      times.get(`attributes-${long}`),
      "ms",
      undefined,
      "",
    ),
    row(
      "attributes.growth",
      "time for ten times the attributes",
      work(`attributes-${long}`) / work(`attributes-${short}`),
      "x",
      15,
      `${long} against ${short}`,
    ),
  ];
}
