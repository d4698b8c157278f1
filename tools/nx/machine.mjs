/**
 * What the tests find on the machine, for nx's cache: Node, the programs of `tools/oracles.txt`, and the cases beside the project. A test
 * that was skipped is run again as soon as what it missed is there.
 */
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "../shared/command.mjs";

const oracles = readFileSync(join(root, "tools/oracles.txt"), "utf8").matchAll(/^[^#\s]+ (.+)$/gm);
const isThere = (command) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, command)));
const present = [...oracles].map(([, command]) => command).filter((command) => existsSync(command) || isThere(command));

const shared = join(root, "../shared/cases");
const cases = existsSync(shared) ? readdirSync(shared, { recursive: true }) : [];
const newest = cases.reduce((latest, file) => Math.max(latest, statSync(join(shared, file)).mtimeMs), 0);

process.stdout.write(JSON.stringify([process.version, process.platform, ...present, cases.length, newest]));
