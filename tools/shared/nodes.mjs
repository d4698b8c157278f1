/**
 * Other versions of Node.js than the one that runs, for the bench and the release rehearsal. `tools/nodes` has them in a lockfile of its own,
 * installed when they are first asked for: among the dependencies of the project npm would put their `node` before the user's own.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { capture, npm, root } from "./command.mjs";

const folder = join(root, "tools/nodes");

/** The paths of the versions by their numbers; those that aren't to be had here are left out, with a line that says so. */
export function otherNodes() {
  const wanted = ["22", "24"].map((version) => [version, programOf(version)]);
  if (wanted.some(([, path]) => !existsSync(path))) install();
  const present = wanted.filter(([, path]) => existsSync(path));
  if (present.length < wanted.length) process.stderr.write("Node 22 or 24 is missing: what needs it is left out\n");
  return new Map(present);
}

function programOf(version) {
  return join(folder, "node_modules", `node-${version}-${process.platform}-${process.arch}`, "bin/node");
}

function install() {
  const words = ["--prefix", folder, "--ignore-scripts", "--no-bin-links", "--no-audit", "--no-fund"];
  const [command, all, options] = npm("ci", ...words);
  const { status, stderr } = capture(command, all, { ...options, cwd: folder });
  if (status !== 0) process.stderr.write(stderr);
}
