/**
 * One variant in a process of its own: node measure-one.mjs VARIANT BYTES ITERATIONS. Prints the median time of a parse in ms, the
 * peak memory in MB and the number of statements, as JSON.
 */
import { createSource } from "@cairn/diagnostics";
import { generateProgram } from "./generate-program.mjs";

const [variant, bytes, iterations] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];

const load = {
  cairn: async () => {
    const { parse } = await import("../dist/parse/parse.js");
    return (source) => parse(source).value;
  },
  hand: async () => (await import("./hand-parser.mjs")).parseByHand,
  stock: async () => (await import("./stock-pipeline.mjs")).createStockPipeline(),
};

const parse = await load[variant]();
const source = createSource("bench.sf", generateProgram(bytes));
const times = [];
let statements = 0;
for (let round = 0; round < iterations; round++) {
  const from = performance.now();
  statements = parse(source).body.length;
  times.push(performance.now() - from);
}
const warm = times.slice(Math.floor(times.length / 3)).sort((a, b) => a - b);
const peak = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ ms: warm[warm.length >> 1], cold: times[0], peak, statements }));
