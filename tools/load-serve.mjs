/**
 * `mupuppet serve` under load, beside Debian's `puppetserver` where it is installed: catalogs a second, the slowest percent, memory, time until
 * the first catalog. Agents are connections over loopback with client certificates.
 *
 *     node tools/load-serve.mjs [--agents 200] [--catalogs 2000] [--peer]
 *     node tools/load-serve.mjs --soak [--catalogs 20000] [--change-every 500]
 *
 * `--minutes N` ends the soak before it has had all its catalogs. `--sites N` is the number of files of a catalog, each from a template (50). `--command FILE` takes another bundle than the package's.
 *
 * `--soak` changes the environment's data again and again meanwhile: every catalog is whole, with the data of one state, no older than two seconds,
 * and memory doesn't grow.
 *
 * Wants `packages/mupuppet/dist` (npx nx run @cairn/mupuppet:bundle). Not part of `npm run bench`: it takes minutes.
 */
import { readFileSync } from "node:fs";
import { load, untilFirst } from "./load-serve/agents.mjs";
import { startPeer } from "./load-serve/peer.mjs";
import { runSoak } from "./load-serve/soak.mjs";
import { catalogs, makeCertificates, startOurs, stop, values, writeCode } from "./load-serve/world.mjs";

/** Seconds of processor time and MiB of memory of a process, its threads included. */
function used(pid) {
  const [, , , , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/\(.*\)/, "x")
    .split(" ");
  const memory = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1];
  return { seconds: (Number(user) + Number(system)) / 100, memory: Number(memory) / 1024 };
}

async function measure(what, port, start) {
  const began = performance.now();
  const child = start(port);
  try {
    const first = await untilFirst(port, child);
    const startUp = (performance.now() - began) / 1000;
    // On a machine that others use, the processor's time says more than the clock's.
    const before = used(child.pid).seconds;
    const { errors, p99, perSecond } = await load(port);
    const { memory, seconds } = used(child.pid);
    const row = {
      what,
      startUp,
      startUpCpu: before,
      perSecond,
      perCpuSecond: (catalogs - errors) / (seconds - before),
      errors,
      p99,
      memory,
    };
    process.stdout.write(`${JSON.stringify(row)}\n`);
    return { ...row, text: first.text };
  } finally {
    await stop(child);
  }
}

async function compare(ours) {
  const theirs = await measure("puppetserver", 18142, startPeer);
  const resources = ({ text }) => new Set(JSON.parse(text).resources.map(({ title, type }) => `${type}[${title}]`));
  const [own, other] = [resources(ours), resources(theirs)];
  const isSame = own.size === other.size && [...own].every((each) => other.has(each));
  const ratio = { perCpuSecond: ours.perCpuSecond / theirs.perCpuSecond, memory: ours.memory / theirs.memory, isSame };
  process.stdout.write(`${JSON.stringify({ what: "ratio", ...ratio })}\n`);
}

writeCode();
makeCertificates();
if (values.soak) await runSoak(18143);
else {
  const ours = await measure("mupuppet serve", 18141, startOurs);
  if (values.peer) await compare(ours);
}
