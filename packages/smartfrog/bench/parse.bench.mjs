/**
 * From text to tree: the compiler's parse phase against a hand-written parser and against ANTLR's stock pipeline, both of which
 * build the same tree. Every sample is a process of its own; the variants take turns; medians.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const script = join(import.meta.dirname, "measure-one.mjs");
const environment = { ...process.env };
delete environment.NODE_EXTRA_CA_CERTS;

function sample(variant, bytes, iterations) {
  const args = [script, variant, String(bytes), String(iterations)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env: environment, encoding: "utf8" });
  if (status !== 0) throw new Error(`${variant} at ${bytes} bytes: ${stderr}`);
  return JSON.parse(stdout);
}

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

/** The median of `property` for each variant, over so many processes each. */
function compare(variants, bytes, { processes, iterations, property = "ms" }) {
  const samples = Object.fromEntries(variants.map((variant) => [variant, []]));
  for (let round = 0; round < processes; round++) {
    for (const variant of variants) samples[variant].push(sample(variant, bytes, iterations(variant))[property]);
  }
  return Object.fromEntries(variants.map((variant) => [variant, median(samples[variant])]));
}

const sizes = [
  { name: "100 KB", bytes: 100_000, processes: 5, rounds: 200 },
  { name: "1 MB", bytes: 1_000_000, processes: 5, rounds: 30 },
  { name: "5 MB", bytes: 5_000_000, processes: 3, rounds: 9 },
];

const idOf = ({ name }) => `parse-${name.replace(" ", "").toLowerCase()}`;

function speedRows(size, quick) {
  const { name, bytes, processes, rounds } = size;
  const plan = {
    processes: quick ? 1 : processes,
    iterations: (variant) => (variant === "stock" ? Math.ceil(rounds / 4) : rounds),
  };
  const { cairn, hand, stock } = compare(["hand", "cairn", "stock"], bytes, plan);
  const id = idOf(size);
  const share = (100 * hand) / cairn;
  const times = stock / cairn;
  return [
    {
      id: `${id}-hand`,
      what: `text to tree, ${name}, speed`,
      value: share,
      unit: "%",
      goal: ">= 40",
      ok: share >= 40,
      peer: `hand-written parser, ${hand.toFixed(2)} ms`,
    },
    {
      id: `${id}-stock`,
      what: `text to tree, ${name}, speed`,
      value: times,
      unit: "times",
      goal: ">= 8",
      ok: times >= 8,
      peer: `stock antlr4ng, ${stock.toFixed(1)} ms`,
    },
    {
      id: `${id}-rate`,
      what: `text to tree, ${name}`,
      value: bytes / 1000 / cairn,
      unit: "MB/s",
      goal: "",
      ok: true,
      peer: "",
    },
  ];
}

function growthRow(quick) {
  const processes = quick ? 1 : 3;
  const { cairn: small } = compare(["cairn"], 1_000_000, { processes, iterations: () => 20 });
  const { cairn: large } = compare(["cairn"], 10_000_000, { processes, iterations: () => 6 });
  const value = large / small;
  return {
    id: "parse-growth",
    what: "text to tree, 10 MB against 1 MB",
    value,
    unit: "times",
    goal: "<= 15",
    ok: value <= 15,
    peer: "",
  };
}

function memoryRow(quick) {
  const plan = { processes: quick ? 1 : 3, iterations: () => 1, property: "peak" };
  const { cairn, hand } = compare(["cairn", "hand"], 5_000_000, plan);
  return {
    id: "parse-memory",
    what: "peak memory of one process that parses 5 MB",
    value: cairn,
    unit: "MB",
    goal: "<= 200",
    ok: cairn <= 200,
    peer: `hand-written parser, ${hand.toFixed(0)} MB`,
  };
}

/** The rows of the bench; `only` leaves out the parts whose rows have other ids. */
export async function run({ quick = false, only = "" } = {}) {
  const parts = [...sizes.map((size) => [idOf(size), () => speedRows(size, quick)])];
  parts.push(["parse-growth", () => [growthRow(quick)]], ["parse-memory", () => [memoryRow(quick)]]);
  return parts.filter(([id]) => id.includes(only) || only.startsWith(id)).flatMap(([, measure]) => measure());
}
