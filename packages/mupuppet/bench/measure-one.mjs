/** One variant in a process of its own: node measure-one.mjs VARIANT ROUNDS, the files on stdin. Prints the median time in ms. */
import { readFileSync } from "node:fs";
import { createSource } from "@cairn/diagnostics";

const [variant, rounds] = [process.argv[2], Number(process.argv[3])];
const texts = readFileSync(0, "utf8")
  .trim()
  .split("\n")
  .map((file) => readFileSync(file, "utf8"));

async function load() {
  if (variant === "stock") return (await import("./stock-pipeline.mjs")).createStockPipeline();
  const { parse } = await import("../dist/parse.js");
  return (text) => {
    if (parse(createSource("site.pp", text)).value === undefined) throw new Error("a manifest was refused");
  };
}

const parse = await load();
const times = [];
for (let round = 0; round < rounds; round++) {
  const from = performance.now();
  for (const text of texts) parse(text);
  times.push(performance.now() - from);
}
const warm = times.slice(Math.floor(times.length / 3)).sort((a, b) => a - b);
console.log(warm[warm.length >> 1]);
