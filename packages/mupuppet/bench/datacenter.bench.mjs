/**
 * A control repository's whole fleet in one process: `examples/datacenter` six times over (300 machines, each with its own name and
 * addresses), Hiera, modules' Ruby and exported resources included, against Puppet's own compiler in one process. Both do the same work:
 * what the machines export first, then the catalogs that collect it. Times are elapsed, Puppet's between two of ours, with this Node.js and
 * with 24. Without Puppet and hiera-eyaml there is no peer.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture, root } from "../../../tools/shared/command.mjs";
import { otherNodes } from "../../../tools/shared/nodes.mjs";
import { commandOf, languages } from "../../../tools/shared/workspace.mjs";

const id = "datacenter";
const example = join(root, "examples/datacenter");
const oracle = join(import.meta.dirname, "../test/oracle/fleet.rb");
const needs = 'require "puppet"; require "hiera/backend/eyaml"';

export async function run({ only = "", quick = false } = {}) {
  if (!id.includes(only) && !only.startsWith(id)) return [];
  const folder = mkdtempSync(join(tmpdir(), "cairn-datacenter-"));
  try {
    const inventory = join(folder, "inventory.ndjson");
    const count = writeInventory(inventory, quick ? 1 : 6);
    const nodes = quick ? [] : [...otherNodes()].filter(([version]) => version === "24");
    const subjects = [["", process.execPath], ...nodes.map(([version, path]) => [`.node-${version}`, path])];
    const run = ([, node]) => ours(node, inventory, join(folder, "catalogs"));
    const before = subjects.map(run);
    const theirs = capture("ruby", ["-e", needs]).status === 0 ? puppet(inventory) : undefined;
    return subjects.map((subject, at) => row(subject[0], count, (before[at] + run(subject)) / 2, theirs));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(suffix, count, own, theirs) {
  const what = `${count} machines of a control repository in one process, speed`;
  const start = { id: `${id}${suffix}`, what };
  if (theirs === undefined) return { ...start, value: own, unit: "s", goal: "", ok: true, peer: "no Puppet here" };
  const peer = `Puppet's compiler in one process, ${theirs.toFixed(1)} s against ${own.toFixed(1)} s`;
  return { ...start, value: theirs / own, unit: "times", goal: ">= 6", ok: theirs / own >= 6, peer };
}

/** The inventory `rounds` times, the machines of the later rounds with names and networks of their own; the number of machines. */
function writeInventory(path, rounds) {
  const lines = readFileSync(join(example, "inventory.ndjson"), "utf8").trim().split("\n");
  const all = Array.from({ length: rounds }, (_, round) => lines.map((line) => renamed(line, round))).flat();
  writeFileSync(path, `${all.join("\n")}\n`);
  return all.length;
}

function renamed(line, round) {
  if (round === 0) return line;
  const { certname } = JSON.parse(line);
  const host = certname.split(".")[0];
  const other = `${host}${String(round).padStart(2, "0")}`;
  const withNames = line.replaceAll(certname, certname.replace(host, other)).replaceAll(`"${host}"`, `"${other}"`);
  return withNames.replaceAll('"10.', `"${10 + round}.`);
}

/** Seconds, the start of the command included. */
function ours(node, inventory, output) {
  const command = commandOf(languages().find(({ name }) => name === "mupuppet"));
  const keys = ["private", "public"].flatMap((kind) => [`--eyaml-${kind}-key`, `keys/${kind}_key.pkcs7.pem`]);
  const options = ["--environment", ".", "--nodes", inventory, ...keys, "--jobs", "1", "-o", output, "--quiet"];
  return secondsOf(node, [command, "compile", ...options]);
}

/** Seconds, without those that Puppet needs to start. */
function puppet(inventory) {
  return secondsOf("ruby", [oracle, example, inventory]) - secondsOf("ruby", ["-e", needs]);
}

function secondsOf(program, words) {
  const before = performance.now();
  const { status, stderr } = capture(program, words, { cwd: example });
  if (status !== 0) throw new Error(`${program} ${words.join(" ")}: ${stderr.slice(0, 2000)}`);
  return (performance.now() - before) / 1000;
}
