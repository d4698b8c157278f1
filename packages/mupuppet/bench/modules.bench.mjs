/**
 * Real modules: site manifests over Debian's modules as whole processes against the command `puppet`, and the nodes of one environment
 * against Puppet's own compiler in its process, which reads everything once too: one with those modules, and the control repository of
 * `examples`, whose catalogs are small. Without Puppet or the modules the rows are left out.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { bundleFile } from "../../../tools/deep/bundle.mjs";
import { capture } from "../../../tools/shared/command.mjs";

const modules = "/usr/share/puppet/modules";
const here = (...names) => join(import.meta.dirname, ...names);
export const command = here("../dist/mupuppet.mjs");
const repository = here("../../../examples/control-repo");
export const median = (values) => [...values].sort((left, right) => left - right)[values.length >> 1];
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** The rows of the bench; `only` leaves out those whose ids don't hold it. */
export async function run({ quick = false, only = "" } = {}) {
  const groups = { sites, nodes, small, memory };
  const isWanted = (id) => id.includes(only) || only.startsWith(id);
  const wanted = Object.entries(groups).filter(([name]) => isWanted(`mumodules-${name}`));
  const hasPuppet = capture("puppet", ["--version"]).status === 0;
  if (wanted.length === 0 || !hasPuppet || !existsSync(join(modules, "stdlib"))) return [];
  const folder = mkdtempSync(join(tmpdir(), "cairn-modules-"));
  try {
    const rows = [];
    for (const [name, measure] of wanted) rows.push(await measure(`mumodules-${name}`, { folder, quick }));
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function checked(program, words, options = {}) {
  const { status, stderr, stdout } = capture(program, words, options);
  if (status !== 0) throw new Error(`${program} ${words.join(" ")}: ${stderr.slice(0, 2000)}`);
  return { stderr, stdout };
}

export function milliseconds(work) {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** Each site manifest of the check's as a whole process, both by turns, with facts that are known already. */
async function sites(id, { folder, quick }) {
  const { factsOf } = await import(await bundleFile(here("../test/oracle/modules/facts.ts"), "bench-facts"));
  const values = { ...factsOf("debian12"), clientcert: "node1.example.org" };
  mkdirSync(join(folder, "yaml/facts"), { recursive: true });
  const facts = join(folder, "yaml/facts/node1.example.org.yaml");
  writeFileSync(
    facts,
    `--- !ruby/object:Puppet::Node::Facts\nname: node1.example.org\nvalues: ${JSON.stringify(values)}\n`,
  );
  const manifests = readdirSync(here("../test/oracle/modules/sites")).map((name) =>
    here("../test/oracle/modules/sites", name),
  );
  const own = [];
  const theirs = [];
  for (const site of quick ? manifests.slice(0, 3) : manifests) {
    const ours = [command, "compile", site, "--facts", facts, "--modulepath", modules, "--quiet"];
    const puppet = [
      "catalog",
      "compile",
      "node1.example.org",
      "--manifest",
      site,
      "--modulepath",
      modules,
      "--facts_terminus",
      "yaml",
    ];
    const rounds = Array.from({ length: quick ? 1 : 3 }, () => [
      milliseconds(() => checked(process.execPath, ours)),
      milliseconds(() => checked("puppet", [...puppet, "--confdir", folder, "--vardir", folder])),
    ]);
    own.push(median(rounds.map(([time]) => time)));
    theirs.push(median(rounds.map(([, time]) => time)));
  }
  const what = `${own.length} site manifests with Debian's modules, the whole process, speed`;
  return times(
    id,
    what,
    sum(own) / own.length,
    sum(theirs) / theirs.length,
    8,
    "`puppet catalog compile` with stored facts",
  );
}

/** An environment with Debian's modules, in which every node is a web server: some 300 resources, a third of them from templates. */
async function makeEnvironment(folder) {
  const { factsOf } = await import(await bundleFile(here("../test/oracle/modules/facts.ts"), "bench-facts"));
  const environment = join(folder, "environment");
  mkdirSync(join(environment, "manifests"), { recursive: true });
  writeFileSync(join(environment, "environment.conf"), `modulepath = ${modules}\n`);
  for (const name of ["base.pp", "web.pp"])
    cpSync(here("../test/oracle/modules/sites", name), join(environment, "manifests", name));
  const facts = join(folder, "web.yaml");
  writeFileSync(facts, `${JSON.stringify({ ...factsOf("debian12"), clientcert: "web.example.org" })}\n`);
  return { environment, facts: [facts] };
}

function controlRepository() {
  const facts = readdirSync(join(repository, "facts")).map((name) => join(repository, "facts", name));
  return { environment: repository, facts };
}

/** So many nodes, each with one of the files of facts. */
function listOf(count, facts, folder) {
  const lines = Array.from({ length: count }, (_, index) => {
    const file = facts[index % facts.length];
    const name = basename(file, ".yaml").replace(/\d*$/, String(1000 + index));
    return `${name}.example.org ${file}`;
  });
  const path = join(folder, `nodes${count}.txt`);
  writeFileSync(path, `${lines.join("\n")}\n`);
  return path;
}

/** Into a folder of its own: putting a file in the place of another waits for the disk. */
function compileNodes(count, { environment, facts }, folder) {
  const output = mkdtempSync(join(folder, "catalogs-"));
  const list = listOf(count, facts, folder);
  const words = ["compile", "--environment", `${environment}/`, "--nodes", list, "-o", output];
  let used = {};
  const elapsed = milliseconds(() => (used = resourcesOf(words)));
  return { elapsed, ...used };
}

/** What a process of the command takes: milliseconds of CPU time, and MiB of memory. */
export function resourcesOf(words) {
  const script = `process.argv.splice(1, 0, ${JSON.stringify(command)});
    process.on("exit", () => {
      const { maxRSS, systemCPUTime, userCPUTime } = process.resourceUsage();
      process.stderr.write("used " + (systemCPUTime + userCPUTime) + " " + maxRSS);
    });
    import(${JSON.stringify(command)});`;
  const { stderr } = checked(process.execPath, ["-e", script, "--", ...words]);
  const [, microseconds, kibibytes] = /used (\d+) (\d+)/.exec(stderr);
  return { cpu: Number(microseconds) / 1000, peak: Number(kibibytes) / 1024 };
}

/** What a node costs when many are compiled, with all that is read for the first one; `clock`: `elapsed` time, or that of the `cpu`. */
export function perNode(id, what, world, { folder, counts, goal, clock = "elapsed" }) {
  const [count, ofPuppet, rounds] = counts;
  const own = median(Array.from({ length: rounds }, () => compileNodes(count, world, folder)[clock] / count));
  const words = [here("puppet-environment.rb"), world.environment, String(ofPuppet), ...world.facts];
  const theirs = JSON.parse(
    checked("ruby", words)
      .stdout.split("\n")
      .find((line) => line.startsWith("[")),
  );
  return times(
    id,
    `${count} nodes ${what}, a node, speed`,
    own,
    median(theirs.map((each) => each[clock])),
    goal,
    `Puppet's compiler in its process, warm${clock === "cpu" ? ", CPU time" : ""}`,
  );
}

async function nodes(id, { folder, quick }) {
  const counts = quick ? [200, 6, 1] : [1000, 20, 3];
  return perNode(id, "of one environment with Debian's modules", await makeEnvironment(folder), {
    folder,
    counts,
    goal: 10,
  });
}

function small(id, { folder, quick }) {
  const counts = quick ? [1000, 40, 1] : [1000, 200, 3];
  const row = perNode(id, "of the example's environment", controlRepository(), { folder, counts, goal: 0 });
  return { ...row, goal: "", ok: true };
}

/** Nothing of a node is kept when the next one is compiled. */
function memory(id, { folder, quick }) {
  const [few, many] = quick ? [200, 1000] : [500, 5000];
  const peaks = [few, many].map((count) => compileNodes(count, controlRepository(), folder).peak);
  const value = Number((peaks[1] / peaks[0]).toPrecision(3));
  const what = `memory of ${many} nodes against that of ${few}`;
  return { id, what, value, unit: "times", goal: "<= 1.5", ok: value <= 1.5, peer: `${peaks[1].toFixed(0)} MiB` };
}

export function times(id, what, own, theirs, goal, peer) {
  const value = theirs / own;
  const digits = own < 10 ? 2 : 0;
  const shown = `${peer}, ${theirs.toFixed(digits)} ms against ${own.toFixed(digits)} ms`;
  return { id, what, value, unit: "times", goal: `>= ${goal}`, ok: value >= goal, peer: shown };
}
