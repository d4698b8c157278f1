/**
 * Builds every package (nx, cached) and every language's command (one bundled file, `dist/<language>.cjs`).
 * A second run with nothing changed takes a second or two.
 */
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./ensure-installed.mjs";
import { capture, nodeProgram } from "./shared/command.mjs";
import { removeLeftovers } from "./shared/leftovers.mjs";
import { commandOf, languages } from "./shared/workspace.mjs";

const environment = { ...process.env, NX_TUI: "false", NX_DAEMON: "false" };

function runNx(words) {
  return capture(process.execPath, [nodeProgram("nx", "dist/bin/nx.js"), ...words], { env: environment });
}

/** Builds everything, quiet unless it fails; returns false when it failed. */
export function build({ verbose = false } = {}) {
  if (!ensureInstalled()) return false;
  removeLeftovers();
  const { status, stdout, stderr } = runNx(["run-many", "-t", "build", "bundle"]);
  removeLeftovers(); // An older entry of nx's cache may have brought some back.
  if (verbose || status !== 0) process.stderr.write(stdout + stderr);
  const missing = languages().filter((language) => commandOf(language) === undefined);
  for (const { name } of missing) process.stderr.write(`packages/${name}: its command was not built\n`);
  return status === 0 && missing.length === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = build({ verbose: true }) ? 0 : 1;
