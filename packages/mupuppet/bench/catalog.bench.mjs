/**
 * Catalogs: whole processes against the command `puppet`; warm in one process, many nodes, growth and depth against Puppet's own
 * compiler without anything around it, which is the fastest it can be. The two take turns; medians; both must give the same catalog. Without Puppet its
 * rows are left out.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture } from "../../../tools/shared/command.mjs";
import { generateSite } from "./generate-site.mjs";

const here = (name) => join(import.meta.dirname, name);
const command = join(import.meta.dirname, "../dist/mupuppet.mjs");
const median = (values) => [...values].sort((left, right) => left - right)[values.length >> 1];

/** The rows of the bench; `only` leaves out those whose ids don't hold it. */
export async function run({ quick = false, only = "" } = {}) {
  const groups = { process: wholeProcess, warm: warmProcess, nodes: manyNodes, growth, deep };
  const wanted = Object.entries(groups).filter(([name]) => isWanted(`mucatalog-${name}`, only));
  if (wanted.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), "cairn-catalog-"));
  try {
    const hasPuppet = capture("puppet", ["--version"]).status === 0;
    const world = { folder, quick, hasPuppet };
    for (const count of [1000, 10_000]) writeFileSync(siteOf(world, count), generateSite(count));
    return wanted.flatMap(([name, measure]) => measure(`mucatalog-${name}`, world));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isWanted(id, only) {
  return id.includes(only) || only.startsWith(id);
}

function siteOf({ folder }, count) {
  return join(folder, `site${count}.pp`);
}

function checked(program, words) {
  const { status, stdout, stderr } = capture(program, words);
  if (status !== 0) throw new Error(`${program} ${words.join(" ")}: ${stderr.slice(0, 2000)}`);
  return stdout;
}

function timed(work) {
  const from = performance.now();
  work();
  return performance.now() - from;
}

const ours = (...words) => JSON.parse(checked(process.execPath, [here("compile-one.mjs"), ...words.map(String)]));
const puppet = (...words) => JSON.parse(checked("ruby", [here("puppet-compile.rb"), ...words.map(String)]));

function times(id, what, own, theirs, goal, peer) {
  if (theirs === undefined) return [{ id, what, value: own, unit: "ms", goal: "", ok: true, peer: "no Puppet here" }];
  const value = theirs / own;
  const shown = `${peer}, ${theirs.toFixed(0)} ms against ${own.toFixed(own < 10 ? 2 : 0)} ms`;
  return [{ id, what, value, unit: "times", goal: `>= ${goal}`, ok: value >= goal, peer: shown }];
}

/** Both commands as a user types them, for a node whose facts are known already. */
function wholeProcess(id, world) {
  const { folder, hasPuppet, quick } = world;
  const site = siteOf(world, 10_000);
  const [own, facts] = [join(folder, "own.json"), join(folder, "yaml/facts/x.yaml")];
  mkdirSync(join(folder, "yaml/facts"), { recursive: true });
  writeFileSync(facts, "--- !ruby/object:Puppet::Node::Facts\nname: x\nvalues:\n  clientcert: x\n");
  const theirs = ["catalog", "compile", "x", "--manifest", site, "--facts_terminus", "yaml"];
  theirs.push("--confdir", folder, "--vardir", folder);
  const samples = { own: [], theirs: [] };
  let printed = "";
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    samples.own.push(timed(() => checked(process.execPath, [command, "compile", site, "--facts", facts, "-o", own])));
    if (hasPuppet) samples.theirs.push(timed(() => (printed = checked("puppet", theirs))));
  }
  if (hasPuppet && canonical(readFileSync(own, "utf8")) !== canonical(printed.slice(printed.indexOf("{\n"))))
    throw new Error("the catalogs differ");
  const what = "10,000 resources, the whole process, speed";
  const peer = "`puppet catalog compile` with stored facts";
  return times(id, what, median(samples.own), hasPuppet ? median(samples.theirs) : undefined, 8, peer);
}

/** A catalog without what changes from run to run. */
function canonical(json) {
  const { version: _version, catalog_uuid: _uuid, ...rest } = JSON.parse(json);
  return JSON.stringify(rest);
}

function warmProcess(id, world) {
  const site = siteOf(world, 10_000);
  const own = ours("warm", site, world.quick ? 12 : 20);
  const theirs = world.hasPuppet ? puppet("warm", site, world.quick ? 2 : 4).slice(1) : undefined;
  const what = "10,000 resources, text to JSON in a warm process, speed";
  return times(
    id,
    what,
    median(own.slice(own.length >> 1)),
    theirs && median(theirs),
    20,
    "Puppet's compiler in its process",
  );
}

function manyNodes(id, world) {
  const site = siteOf(world, 1000);
  const own = ours("nodes", site, world.quick ? 40 : 100);
  const theirs = world.hasPuppet ? puppet("nodes", site, world.quick ? 3 : 8) : undefined;
  const what = "1,000 resources, a node of many with one parse, speed";
  return times(id, what, median(own), theirs && median(theirs), 10, "Puppet, which parses once too");
}

function growth(id, world) {
  const sites = [1000, world.quick ? 30_000 : 100_000];
  const perResource = sites.map((count) => {
    const site = siteOf(world, count);
    writeFileSync(site, generateSite(count));
    return median(ours("once", site, 3)) / count;
  });
  const value = perResource[1] / perResource[0];
  const what = `time per resource, ${sites[1]} against ${sites[0]}`;
  return [
    {
      id,
      what,
      value,
      unit: "times",
      goal: "<= 1.5",
      ok: value <= 1.5,
      peer: `${(perResource[1] * 1000).toFixed(0)} µs`,
    },
  ];
}

/** Puppet's stack overflows at a tenth of this. */
function deep(id, world) {
  const count = 10_000;
  const programs = {
    includes: (at) => `class c${at} { ${at + 1 < count ? `include c${at + 1}` : "notify { 'x': }"} }`,
    inheritance: (at) => `class c${at} ${at + 1 < count ? `inherits c${at + 1} ` : ""}{ $v${at} = ${at} }`,
  };
  return Object.entries(programs).map(([name, lineOf]) => {
    const site = join(world.folder, `${name}.pp`);
    writeFileSync(site, `${Array.from({ length: count }, (_, at) => lineOf(at)).join("\n")}\ninclude c0\n`);
    const value = Math.round(median(ours("evaluate", site, 3)));
    return {
      id: `${id}.${name}`,
      what: `${count} classes deep, ${name}`,
      value,
      unit: "ms",
      goal: "<= 5000",
      ok: value <= 5000,
      peer: "",
    };
  });
}
