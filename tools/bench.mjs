/**
 * Collects the rows of every bench (`tools/bench/*.mjs`, `packages/<p>/bench/*.bench.mjs`), each a module that exports
 * `run({ quick, only }): Promise<{ id, what, value, unit, goal, ok, peer }[]>`.
 *
 * `--json` prints one object a line, `--only TEXT` keeps the rows (and the modules) whose id contains the text,
 * `--quick` asks the modules for their short form. Exit 1 when a row misses its goal; short runs are too noisy for that, so with
 * `--quick` only when a bench ends with an error.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.mjs";
import { capture, root } from "./shared/command.mjs";
import { packages } from "./shared/workspace.mjs";

delete process.env.NODE_EXTRA_CA_CERTS; // Node would read it at every start, which hides what start-up costs.

function filesIn(folder, ending) {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}

function benchModules() {
  const ofPackages = packages().flatMap(({ folder }) => filesIn(join(folder, "bench"), ".bench.mjs"));
  return [...filesIn(join(root, "tools/bench"), ".mjs"), ...ofPackages];
}

function runModule(path, settings) {
  const words = ["--expose-gc", join(root, "tools/shared/bench-one.mjs"), path];
  const { status, stdout, stderr } = capture(process.execPath, [...words, JSON.stringify(settings)]);
  const rows = stdout
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
  if (status === 0) return rows;
  process.stderr.write(stderr);
  const failure = {
    id: `failed:${path.slice(root.length + 1)}`,
    what: "this bench ended with an error",
    value: status,
  };
  return [...rows, { ...failure, unit: "exit code", goal: "0", ok: false, peer: "" }];
}

function shortNumber(value) {
  return typeof value === "number" && !Number.isInteger(value) ? String(Number(value.toPrecision(4))) : String(value);
}

function table(rows) {
  const cells = rows.map((row) => [
    row.ok ? "ok" : "MISSED",
    row.id,
    row.what,
    `${shortNumber(row.value)} ${row.unit}`,
    String(row.goal ?? ""),
    String(row.peer ?? ""),
  ]);
  const all = [["", "id", "what", "measured", "goal", "compared with"], ...cells];
  const widths = all[0].map((_, column) => Math.max(...all.map((line) => line[column].length)));
  return all
    .map(
      (line) =>
        line
          .map((cell, column) => cell.padEnd(widths[column]))
          .join("  ")
          .trimEnd() + "\n",
    )
    .join("");
}

const options = { only: { type: "string" }, quick: { type: "boolean", default: false }, json: { type: "boolean" } };

/** An option that isn't known ends it, before anything is measured. */
async function main(words) {
  const { json, only, quick } = parseArgs({ args: words, options }).values;
  const settings = { quick, ...(only === undefined ? {} : { only }) };
  if (!(await build())) return 1;
  const keep = (row) => only === undefined || row.id.includes(only) || row.id.startsWith("failed:");
  const rows = benchModules()
    .flatMap((path) => runModule(path, settings))
    .filter(keep);
  const text = json ? rows.map((row) => `${JSON.stringify(row)}\n`).join("") : table(rows);
  process.stdout.write(text);
  return rows.every(({ id, ok }) => ok || (quick && !id.startsWith("failed:"))) ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
