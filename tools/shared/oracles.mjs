/**
 * The oracles: programs that check Cairn's output, listed in `tools/oracles.txt`. A test that needs one is skipped where
 * it is missing, with a reason that begins with `needs` and names Debian packages.
 */
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./command.mjs";

/** Every oracle: its Debian package, and the command or file that shows that it is installed. */
export function oracles() {
  const lines = readFileSync(join(root, "tools/oracles.txt"), "utf8").matchAll(/^([^#\s]+) (.+)$/gm);
  return [...lines].map(([, name, command]) => ({ name, command }));
}

/** Whether an oracle is installed. */
export function isInstalled({ command }) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return existsSync(command) || folders.some((folder) => existsSync(join(folder, command)));
}

/** The packages that a reason for skipping names; none if the test wasn't skipped for a package. */
function packagesIn(reason) {
  return reason.startsWith("needs ") ? reason.slice("needs ".length).split(", ") : [];
}

/** A line for each missing oracle, with the number of tests that were skipped for it. `reasons` counts tests by reason. */
export function missingOracles(reasons, all = oracles(), isThere = isInstalled) {
  return all
    .filter((oracle) => !isThere(oracle))
    .map(({ name }) => {
      const counts = Object.entries(reasons).map(([reason, count]) => (packagesIn(reason).includes(name) ? count : 0));
      return `oracle missing: ${name}; ${counts.reduce((sum, each) => sum + each, 0)} tests skipped for it`;
    });
}

/**
 * What is wrong if all oracles are required: a line for each missing one, and one for each reason that names only
 * oracles that are there, since the tests couldn't use those.
 */
export function oracleFailures(reasons, all = oracles(), isThere = isInstalled) {
  const present = new Set(all.filter(isThere).map(({ name }) => name));
  const unused = Object.keys(reasons).filter((reason) => {
    const packages = packagesIn(reason);
    return packages.length > 0 && packages.every((name) => present.has(name));
  });
  return [
    ...missingOracles(reasons, all, isThere),
    ...unused.map((reason) => `oracle unusable: ${reasons[reason]} tests skipped although it is installed: ${reason}`),
  ];
}
