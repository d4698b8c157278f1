/**
 * Builds every package (nx, cached) and every language's command (`dist/<language>.mjs` and `dist/command`).
 * A second run with nothing changed takes less than a second.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepare } from "./prepare.mjs";
import { isBuilt, rememberBuild } from "./shared/build-stamp.mjs";
import { capture, follow, nodeProgram, npm, root } from "./shared/command.mjs";
import { removeLeftovers } from "./shared/leftovers.mjs";
import { commandOf, languages } from "./shared/workspace.mjs";

const environment = { ...process.env, NX_TUI: "false", NX_DAEMON: "false" };

/** Runs nx; `onTask` is called with the name of each task when it is done. */
function runNx(words, onTask) {
  const report = (line) => {
    const [, task] = /✔\s+nx run (\S+)/u.exec(line) ?? [];
    if (task) onTask(task);
  };
  return follow(process.execPath, [nodeProgram("nx", "dist/bin/nx.js"), ...words], report, { env: environment });
}

function isLinked({ name }) {
  return existsSync(join(root, "node_modules/.bin", name));
}

function areLinked() {
  return languages().every((language) => isLinked(language) && commandOf(language) !== undefined);
}

/**
 * Makes `npx <language>` find the command: npm links commands when it installs, and in a fresh clone there was none yet.
 * Without the link npx would ask the registry for a package of that name.
 */
function linkCommands() {
  const unlinked = languages().filter((language) => !isLinked(language));
  if (unlinked.length === 0) return true;
  const [command, words, options] = npm(
    "rebuild",
    "--ignore-scripts",
    ...unlinked.map(({ manifest }) => manifest.name),
  );
  const { status, stderr } = capture(command, words, options);
  if (status !== 0) process.stderr.write(stderr);
  return status === 0;
}

/** Builds everything, quiet unless it fails; resolves with false if it failed. `onTask` is told each task when it is done. */
export async function build({ verbose = false, onTask = () => {} } = {}) {
  if (!prepare()) return false;
  if (isBuilt() && areLinked()) return true;
  removeLeftovers();
  const { status, stdout, stderr } = await runNx(["run-many", "-t", "build", "bundle", "--skipSync"], onTask);
  removeLeftovers(); // An older entry of nx's cache may have brought some back.
  if (verbose || status !== 0) process.stderr.write(stdout + stderr);
  const missing = languages().filter((language) => commandOf(language) === undefined);
  for (const { name } of missing) process.stderr.write(`packages/${name}: its command was not built\n`);
  if (status !== 0 || missing.length > 0 || !linkCommands()) return false;
  rememberBuild();
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await build({ verbose: true })) ? 0 : 1;
