/** From text to tree: the compiler's parse phase against ANTLR's stock pipeline, in processes of their own that take turns; medians. */
import { join } from "node:path";
import { capture } from "../../../tools/shared/command.mjs";

const script = join(import.meta.dirname, "measure-one.mjs");
const id = "cf2.parse-stock";

function sample(variant, bytes, rounds) {
  const { status, stdout, stderr } = capture(process.execPath, [script, variant, String(bytes), String(rounds)]);
  if (status !== 0) throw new Error(`${variant} at ${bytes} bytes: ${stderr}`);
  return JSON.parse(stdout);
}

const median = (values) => [...values].sort((left, right) => left - right)[values.length >> 1];

function measure(bytes, quick) {
  const times = { cairn: [], stock: [] };
  for (let round = 0; round < (quick ? 1 : 5); round++) {
    const [cairn, stock] = [sample("cairn", bytes, 30), sample("stock", bytes, 6)];
    if (cairn.statements !== stock.statements) throw new Error("the parsers disagree");
    times.cairn.push(cairn.ms);
    times.stock.push(stock.ms);
  }
  return { cairn: median(times.cairn), stock: median(times.stock) };
}

export async function run({ quick = false, only = "" } = {}) {
  if (!id.includes(only) && !only.startsWith("cf2.parse")) return [];
  return [100_000, 1_000_000].flatMap((bytes) => {
    const { cairn, stock } = measure(bytes, quick);
    const value = stock / cairn;
    const what = `text to tree, ${bytes / 1000} KB`;
    const rate = bytes / 1000 / cairn;
    return [
      {
        id: `${id}.${bytes}`,
        what: `${what}, speed`,
        value,
        unit: "times",
        goal: ">= 8",
        ok: value >= 8,
        peer: `stock antlr4ng, ${stock.toFixed(1)} ms`,
      },
      { id: `cf2.parse-rate.${bytes}`, what, value: rate, unit: "MB/s", goal: "", ok: true, peer: "" },
    ];
  });
}
