/**
 * From text to tree, over the manifests of Debian's puppet-module-* packages: the compiler's parse phase against Puppet's own parser
 * and against ANTLR's stock pipeline, which makes the same tree and has as many rounds to get warm. Every sample is a process of its
 * own; the variants take turns; medians. Without the modules there is nothing to measure, and without Puppet nothing to compare with:
 * the rows are left out then.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const modules = "/usr/share/puppet/modules.available";
const environment = { ...process.env };
delete environment.NODE_EXTRA_CA_CERTS;

/** Manifests without heredocs, which the stock pipeline cannot read. */
function findFiles() {
  if (!existsSync(modules)) return [];
  const files = readdirSync(modules, { recursive: true }).filter((path) => path.endsWith(".pp"));
  return files
    .map((path) => join(modules, path))
    .filter((path) => statSync(path).isFile() && !readFileSync(path, "utf8").includes("@("))
    .sort();
}

function sample(command, words, files) {
  const input = `${files.join("\n")}\n`;
  const { status, stdout, stderr } = spawnSync(command, words, { env: environment, encoding: "utf8", input });
  if (status !== 0) throw new Error(`${command} ${words.join(" ")}: ${stderr}`);
  return Number(stdout);
}

const here = (name) => join(import.meta.dirname, name);
const roundsOf = (quick) => (quick ? 10 : 15);
const variants = {
  cairn: (files, quick) => sample(process.execPath, [here("measure-one.mjs"), "cairn", roundsOf(quick)], files),
  stock: (files, quick) => sample(process.execPath, [here("measure-one.mjs"), "stock", roundsOf(quick)], files),
  puppet: (files, quick) => sample("ruby", [here("puppet-parse.rb"), quick ? 2 : 3], files),
};

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

/** The rows of the bench; `only` leaves out those whose ids don't hold it. */
export async function run({ quick = false, only = "" } = {}) {
  const ids = ["parse-puppet", "parse-stock", "parse-rate"].map((id) => `mu${id}`);
  const files = findFiles();
  if (files.length === 0 || !ids.some((id) => id.includes(only) || only.startsWith(id))) return [];
  const hasPuppet = spawnSync("puppet", ["--version"], { stdio: "ignore" }).status === 0;
  const names = hasPuppet ? ["cairn", "stock", "puppet"] : ["cairn", "stock"];
  const samples = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    for (const name of names) samples[name].push(variants[name](files, quick));
  }
  const { cairn, stock, puppet } = Object.fromEntries(names.map((name) => [name, median(samples[name])]));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const what = `text to tree, ${files.length} manifests of Debian's modules`;
  const times = (id, peer, time, goal) => {
    const value = time / cairn;
    const ok = value >= goal;
    return {
      id,
      what: `${what}, speed`,
      value,
      unit: "times",
      goal: `>= ${goal}`,
      ok,
      peer: `${peer}, ${time.toFixed(0)} ms`,
    };
  };
  const rows = [
    ...(hasPuppet ? [times("muparse-puppet", "Puppet's own parser in its process", puppet, 15)] : []),
    times("muparse-stock", "stock antlr4ng", stock, 8),
    { id: "muparse-rate", what, value: bytes / 1000 / cairn, unit: "MB/s", goal: "", ok: true, peer: "" },
  ];
  return rows.filter(({ id }) => id.includes(only) || only.startsWith(id));
}
