/**
 * One variant in a process of its own: node measure-one.mjs VARIANT ROUNDS, the files on stdin. Prints the median time in ms.
 * What the stock pipeline makes is compared with the compiler's tree afterwards.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { createSource } from "@cairn/diagnostics";
import { parse as parseByCairn } from "../dist/parse/parse.js";

const [variant, rounds] = [process.argv[2], Number(process.argv[3])];
const sources = readFileSync(0, "utf8")
  .trim()
  .split("\n")
  .map((file) => createSource("site.pp", readFileSync(file, "utf8")));

const cairn = (source) => parseByCairn(source).value;
const parse = variant === "stock" ? await (await import("./stock-pipeline.mjs")).createStockPipeline() : cairn;
const times = [];
for (let round = 0; round < rounds; round++) {
  const from = performance.now();
  for (const source of sources) parse(source);
  times.push(performance.now() - from);
}
for (const source of sources) {
  const program = cairn(source);
  if (program === undefined) throw new Error("a manifest was refused");
  if (parse !== cairn && !isDeepStrictEqual(parse(source), program)) throw new Error("the parsers disagree");
}
const warm = times.slice(Math.floor(times.length / 3)).sort((a, b) => a - b);
console.log(warm[warm.length >> 1]);
