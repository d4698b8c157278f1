/**
 * `npm run audit [-- --advisories FILE]`: fails for a known weakness in what package-lock.json pins.
 *
 * Without a file it asks the registry, as `npm audit` does, and says so if the registry doesn't answer. The file is a snapshot of
 * advisories, so that no network is needed: the registry's answer to `POST /-/npm/v1/security/advisories/bulk`, which is, by the names
 * of packages, a list of objects with `id`, `title`, `severity` and `vulnerable_versions`.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import semver from "semver";
import { capture, npm } from "./shared/command.mjs";
import { readJson } from "./shared/workspace.mjs";

/** A line for each advisory that applies to an entry of the lock file. */
export function weaknesses(entries, advisories) {
  const lines = Object.entries(entries).flatMap(([path, { version }]) => {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const ofName = path.includes("node_modules/") ? (advisories[name] ?? []) : [];
    return ofName
      .filter(({ vulnerable_versions: range }) => semver.satisfies(version, range, { includePrerelease: true }))
      .map(({ id, severity, title }) => `${name} ${version}: ${severity}: ${title} (${id})`);
  });
  return [...new Set(lines)].sort();
}

function severities(report) {
  const counts = report.metadata?.vulnerabilities;
  return counts && Object.entries(counts).filter(([name, count]) => name !== "total" && count > 0);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function auditByRegistry() {
  const [command, words, options] = npm("audit", "--json");
  const { stdout, stderr } = capture(command, words, { ...options, timeout: 120_000 });
  const counts = severities(parsed(stdout));
  if (counts === undefined) {
    const reason = (parsed(stdout).message ?? stderr).split("\n")[0].slice(0, 200);
    const help = "a snapshot works offline: npm run audit -- --advisories FILE";
    return [0, `the registry does not answer npm audit here; nothing was checked (${reason})\n${help}\n`];
  }
  const text = counts.map(([name, count]) => `${count} ${name}`).join(", ");
  return [counts.length === 0 ? 0 : 1, text === "" ? "npm audit: no known weakness\n" : `npm audit: ${text}\n`];
}

function auditByFile(file) {
  const found = weaknesses(readJson("package-lock.json").packages, JSON.parse(readFileSync(file, "utf8")));
  return found.length === 0 ? [0, `no weakness that ${file} lists\n`] : [1, `${found.join("\n")}\n`];
}

function main(args) {
  const { advisories } = parseArgs({ args, options: { advisories: { type: "string" } } }).values;
  const [status, text] = advisories === undefined ? auditByRegistry() : auditByFile(advisories);
  process.stdout.write(text);
  return status;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2));
