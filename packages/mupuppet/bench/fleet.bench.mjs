/** Many nodes of the control repository on all cores: how much faster than on one, and how much memory. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { commandOf, languages } from "../../../tools/shared/workspace.mjs";
import { root } from "../../../tools/shared/command.mjs";

const environment = join(root, "examples/control-repo");

/** The most memory that a process had, in MiB, as Linux counts it; 0 elsewhere. */
function peakOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Keeps a process on one core: otherwise its garbage is collected and its code optimized on the second one. */
const onOneCore = spawnSync("taskset", ["-c", "0", "true"]).status === 0 ? ["taskset", "-c", "0"] : [];

async function compileAll(command, list, folder, jobs) {
  const words = ["compile", "--environment", environment, "--nodes", list, "-o", folder, "--jobs", String(jobs)];
  const [program, ...before] = [...(jobs === 1 ? onOneCore : []), process.execPath];
  const begin = performance.now();
  const child = spawn(program, [...before, command, ...words], { stdio: "ignore" });
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, peakOf(child.pid))), 50);
  const status = await new Promise((resolve) => child.on("close", resolve));
  clearInterval(timer);
  const seconds = (performance.now() - begin) / 1000;
  if (status !== 0) throw new Error(`the command ended with ${status}`);
  return { seconds, peak };
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

export async function run({ only, quick }) {
  if (only !== undefined && !"fleet".includes(only) && !only.startsWith("fleet")) return [];
  const command = commandOf(languages().find(({ name }) => name === "mupuppet"));
  const folder = mkdtempSync(join(tmpdir(), "cairn-fleet-"));
  const count = Number(process.env.CAIRN_FLEET_NODES ?? (quick ? 2000 : 12_000));
  try {
    const facts = readdirSync(join(environment, "facts")).map((name) => join(environment, "facts", name));
    const list = join(folder, "nodes.txt");
    const nodes = Array.from({ length: count }, (_, index) => `n${index}.example.org ${facts[index % facts.length]}\n`);
    writeFileSync(list, nodes.join(""));
    const cores = Math.min(2, availableParallelism());
    const pairs = [];
    for (let pair = 0; pair < (quick ? 1 : 3); pair++) {
      // Nothing is removed in between: ext4 looks long for inodes for new files where many were freed seconds ago.
      const one = await compileAll(command, list, join(folder, `one-${pair}`), 1);
      pairs.push({ one, two: await compileAll(command, list, join(folder, `two-${pair}`), cores) });
    }
    const ratio = median(pairs.map(({ one, two }) => one.seconds / two.seconds));
    const peak = Math.round(Math.max(...pairs.map(({ two }) => two.peak)));
    const rate = count / median(pairs.map(({ two }) => two.seconds));
    const common = { what: `${count} nodes of the control repository`, peer: "" };
    return [
      {
        ...common,
        id: "fleet",
        value: ratio,
        unit: `times one core's speed on ${cores}`,
        goal: ">= 1.8",
        ok: ratio >= 1.8,
      },
      { ...common, id: "fleet-memory", value: peak, unit: "MiB", goal: "<= 600", ok: peak <= 600 },
      { ...common, id: "fleet-rate", value: rate, unit: "nodes/s", goal: "", ok: true },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
