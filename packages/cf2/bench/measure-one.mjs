/** One variant in a process of its own: node measure-one.mjs VARIANT BYTES ROUNDS. Prints the median time of a parse in ms and what it saw. */
import { createSource } from "@cairn/diagnostics";
import { generateProgram } from "./generate-program.mjs";

const [variant, bytes, rounds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];

async function load() {
  if (variant === "stock") return (await import("./stock-pipeline.mjs")).createStockPipeline();
  const { parse } = await import("../dist/parse/parse.js");
  return (text) => parse(createSource("bench.cf2", text)).value.statements.length;
}

const parse = await load();
const text = generateProgram(bytes);
const times = [];
let statements = 0;
for (let round = 0; round < rounds; round++) {
  const from = performance.now();
  statements = parse(text);
  times.push(performance.now() - from);
}
const warm = times.slice(Math.floor(times.length / 3)).sort((a, b) => a - b);
console.log(JSON.stringify({ ms: warm[warm.length >> 1], statements }));
