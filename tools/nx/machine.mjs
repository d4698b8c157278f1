/**
 * What the tests find on the machine, for nx's cache: Node, the programs of `tools/oracles.txt`, the modules of Puppet, and the cases beside the project. A test
 * that was skipped is run again as soon as what it missed is there.
 */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../shared/command.mjs";
import { isInstalled, oracles } from "../shared/oracles.mjs";

const present = oracles().filter(isInstalled);
const puppetModules = "/usr/share/puppet/modules";
const modules = existsSync(puppetModules) ? readdirSync(puppetModules) : [];

const shared = join(root, "../shared/cases");
const cases = existsSync(shared) ? readdirSync(shared, { recursive: true }) : [];
const newest = cases.reduce((latest, file) => Math.max(latest, statSync(join(shared, file)).mtimeMs), 0);

process.stdout.write(JSON.stringify([process.version, process.platform, present, modules, cases.length, newest]));
