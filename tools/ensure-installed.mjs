/**
 * Makes sure that node_modules is what package-lock.json says, and runs `npm ci` when it is not.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { npm, root, run } from "./shared/command.mjs";

/** Why an installation is needed, in words; `undefined` when there is nothing to do. */
export function reasonToInstall(folder = root) {
  const installed = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return "node_modules is missing";
  const wanted = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(installed, "utf8")).packages;
  for (const [path, entry] of Object.entries(wanted)) {
    const reason = path.includes("node_modules/") ? difference(folder, path, entry, present[path]) : undefined;
    if (reason) return reason;
  }
  return undefined;
}

function difference(folder, path, wanted, present) {
  if (wanted.link) return existsSync(join(folder, path, "package.json")) ? undefined : `${path} is not linked`;
  if (present === undefined) return wanted.optional || wanted.peer ? undefined : `${path} is not installed`;
  if (present.version !== wanted.version) return `${path} is ${present.version}, not ${wanted.version}`;
  if (!existsSync(join(folder, path, "package.json"))) return `${path} is gone`;
  return undefined;
}

/** Installs when needed; returns false when that failed. */
export function ensureInstalled() {
  const reason = reasonToInstall();
  if (reason === undefined) return true;
  process.stderr.write(`Installing what is missing (${reason}): npm ci\n`);
  const [command, words, options] = npm("ci", "--no-audit", "--no-fund");
  if (run(command, words, options) === 0) return true;
  process.stderr.write("npm ci failed; see above. Node 20.19 or later and a reachable npm registry are needed.\n");
  return false;
}
