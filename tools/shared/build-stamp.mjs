/**
 * A fingerprint of everything that a build reads and writes: paths, sizes and times of the files. If it is still that of
 * the last good build, there is nothing to do, and nx, which takes seconds of CPU to find that out, isn't started.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./command.mjs";

const folders = ["packages", "tools", "docs/diagnostics"];
const skipped = new Set(["node_modules", "test", "coverage"]);

/** Adds every file below a folder. The tests and the bundles that they make in `dist/test` don't count. */
function addFolder(hash, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !skipped.has(name));
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) addFolder(hash, path);
    else addFile(hash, path);
  }
}

function addFile(hash, path) {
  const { mtimeMs, size } = statSync(join(root, path), { throwIfNoEntry: false }) ?? {};
  hash.update(`${path}\0${size}\0${mtimeMs}\0`);
}

function fingerprint() {
  const hash = createHash("sha256").update(process.version);
  for (const folder of folders) addFolder(hash, folder);
  const files = readdirSync(root).filter((name) => /\.(?:json|mjs)$/.test(name));
  for (const file of [...files.sort(), "node_modules/.package-lock.json"]) addFile(hash, file);
  return hash.digest("hex");
}

const page = join(root, ".nx/build-stamp");

/** Whether nothing has changed since the last good build. */
export function isBuilt() {
  return existsSync(page) && readFileSync(page, "utf8") === fingerprint();
}

/** Remembers that all is built as it is now. */
export function rememberBuild() {
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, fingerprint());
}
