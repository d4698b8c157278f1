/**
 * The linter over the manifests of Debian's modules, against puppet-lint with the same files, both as whole processes by turns with what
 * their findings look like on a terminal. `tools/oracle-lint.mjs` compares the findings themselves. Without puppet-lint or the modules
 * the row is left out.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { capture } from "../../../tools/shared/command.mjs";
import { command, median, milliseconds } from "./modules.bench.mjs";

const modules = "/usr/share/puppet/modules.available";
const id = "mulint";

export async function run({ quick = false, only = "" } = {}) {
  if (!id.includes(only) && !only.startsWith(id)) return [];
  if (!existsSync(modules) || capture("puppet-lint", ["--version"]).status !== 0) return [];
  const manifests = readdirSync(modules, { recursive: true }).filter((name) => name.endsWith(".pp"));
  const files = manifests.map((name) => join(modules, name)).slice(0, quick ? 100 : Infinity);
  if (files.length === 0) return [];
  const rounds = Array.from({ length: quick ? 1 : 3 }, () => [
    lint("puppet-lint", ["--no-config", ...files]),
    lint(process.execPath, [command, "check", "--only-lint", "--max-errors", "0", ...files]),
  ]);
  const [theirs, own] = [0, 1].map((side) => median(rounds.map((times) => times[side])));
  const peer = `puppet-lint, ${seconds(theirs)} against ${seconds(own)}`;
  const what = `${files.length} manifests of modules linted, speed`;
  return [{ id, what, value: theirs / own, unit: "times", goal: ">= 20", ok: theirs / own >= 20, peer }];
}

/** Milliseconds; both exit with 1 if they find anything, and puppet-lint with more if a file can't be read. */
function lint(program, words) {
  return milliseconds(() => {
    const { status, stderr } = capture(program, words);
    if (status === null) throw new Error(`${program}: ${stderr.slice(0, 2000)}`);
  });
}

function seconds(time) {
  return `${(time / 1000).toFixed(1)} s`;
}
