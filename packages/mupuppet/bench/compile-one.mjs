/**
 * One measurement in a process of its own: node compile-one.mjs warm|once|nodes|evaluate FILE ROUNDS. Prints the milliseconds of each round:
 * from the text to the catalog's JSON, in `nodes` with the text parsed once, in `evaluate` without JSON; in `once` each round is as it would be the first time
 * in this process, but for what Node.js has learnt.
 */
import { readFileSync } from "node:fs";
import { createSource } from "@cairn/diagnostics";
import { Compiler } from "../dist/compile.js";
import { printCatalog } from "../dist/emit/print.js";
import { nodeSettings } from "../dist/facts/node-settings.js";
import { compilerParts } from "../dist/parts.js";
import { TypeTable } from "../dist/resource-types/type-table.js";

const [mode, file, rounds] = [process.argv[2], process.argv[3], Number(process.argv[4])];
const text = readFileSync(file, "utf8");
const files = { read: () => ({ problem: "no such file" }), resolve: (_from, path) => path };
const types = new TypeTable();
const common = { parts: compilerParts, types, modulePath: [], files, functions: new Map() };
const language = { profile: "puppet7", strict: false, ...common };

function compile(compiler, source, name) {
  const { diagnostics, value } = compiler.compile(nodeSettings(name, undefined));
  if (!value) throw new Error(diagnostics[0].message);
  if (mode === "evaluate") return value.resources.length;
  const settings = { types, source, format: "json", maxOutput: 2 ** 30, pathOf: ({ name: path }) => path };
  let length = 0;
  for (const chunk of printCatalog(value, settings).value) length += chunk.length;
  return length;
}

const times = [];
let source = createSource(file, text);
let compiler = new Compiler(source, language);
if (mode === "nodes") compile(compiler, source, "first");
for (let round = 0; round < rounds; round++) {
  const from = performance.now();
  if (mode !== "nodes") compiler = new Compiler((source = createSource(file, text)), language);
  compile(compiler, source, mode === "nodes" ? `node${round}` : undefined);
  times.push(performance.now() - from);
}
console.log(JSON.stringify(times));
