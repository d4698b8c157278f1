import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

/** Makes the command of a package, by the repository's tools/bundle-cli.mjs, into the file `program`, as it is published. */
export function bundleCommand(bundler: string, name: string, program: string): void {
  const root = dirname(dirname(bundler));
  const words = [bundler, name, "--output", program];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8", cwd: root });
  if (status !== 0) throw new Error(stderr);
  // Packages outside of the bundle are found from there.
  symlinkSync(join(root, "node_modules"), join(dirname(program), "command/node_modules"));
}
