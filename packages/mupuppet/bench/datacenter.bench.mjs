/**
 * A control repository's whole fleet in one process: `examples/datacenter` six times over (300 machines, each with its own name and
 * addresses), Hiera, modules' Ruby and exported resources included, against Puppet's own compiler in one process. Both do the same work:
 * what the machines export first, then the catalogs that collect it. Times are of the processor, so that a busy machine counts less.
 * Without Puppet and hiera-eyaml there is no peer.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture, root } from "../../../tools/shared/command.mjs";
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
    const own = ours(inventory, join(folder, "catalogs"));
    const theirs = capture("ruby", ["-e", needs]).status === 0 ? puppet(inventory) : undefined;
    return [row(count, own, theirs)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(count, own, theirs) {
  const what = `${count} machines of a control repository in one process, speed`;
  if (theirs === undefined) return { id, what, value: own, unit: "s", goal: "", ok: true, peer: "no Puppet here" };
  const peer = `Puppet's compiler in one process, ${theirs.toFixed(1)} s of the processor against ${own.toFixed(1)} s`;
  return { id, what, value: theirs / own, unit: "times", goal: ">= 6", ok: theirs / own >= 6, peer };
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

/** The seconds of the processor, the start of the command included. */
function ours(inventory, output) {
  const command = commandOf(languages().find(({ name }) => name === "mupuppet"));
  const keys = ["private", "public"].flatMap((kind) => [`--eyaml-${kind}-key`, `keys/${kind}_key.pkcs7.pem`]);
  const words = [
    "compile",
    "--environment",
    ".",
    "--nodes",
    inventory,
    ...keys,
    "--jobs",
    "1",
    "-o",
    output,
    "--quiet",
  ];
  return processorTime(process.execPath, [command, ...words]);
}

/** The seconds of the processor without those that Puppet needs to start. */
function puppet(inventory) {
  return processorTime("ruby", [oracle, example, inventory]) - processorTime("ruby", ["-e", needs]);
}

function processorTime(program, words) {
  const before = childrenTime();
  const { status, stderr } = capture(program, words, { cwd: example });
  if (status !== 0) throw new Error(`${program} ${words.join(" ")}: ${stderr.slice(0, 2000)}`);
  return childrenTime() - before;
}

/** The seconds of user and system time of the children that have ended; only Linux counts them for us. */
function childrenTime() {
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
