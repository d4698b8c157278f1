/**
 * Keeps package-lock.json fit for `npm ci` on every platform.
 *
 * A registry that lacks some platform builds makes `npm install` leave them out of the lockfile, and `npm ci` then
 * refuses it. This adds an entry for each optional dependency that is missing. `--check` only says what is missing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./shared/command.mjs";

const lockfile = join(root, "package-lock.json");
const systems = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = "arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64".split(" ");
const libraries = { gnu: "glibc", musl: "musl" };

/** Where npm would look for `name` from the package at `path`: its own node_modules first, then every folder above. */
function candidates(path, name) {
  const parents = path === "" ? [] : path.split("/node_modules/");
  const nested = parents.map(
    (_, depth) => `${parents.slice(0, depth + 1).join("/node_modules/")}/node_modules/${name}`,
  );
  return [...nested.reverse(), `node_modules/${name}`];
}

function stub(name, range) {
  const words = name.split(/[/\-_.]/);
  const entry = { version: range.replace(/^[^\d]*/, ""), optional: true };
  const system = systems.find((candidate) => words.includes(candidate));
  const processor = processors.find((candidate) => words.includes(candidate));
  const library = Object.keys(libraries).find((candidate) => words.includes(candidate));
  if (processor) entry.cpu = [processor];
  if (system) entry.os = [system];
  if (library && system === "linux") entry.libc = [libraries[library]];
  return entry;
}

/** The optional dependencies that no entry of the lockfile stands for, with the entry to add. */
export function missingEntries(entries) {
  const missing = new Map();
  for (const [path, entry] of Object.entries(entries))
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (candidates(path, name).some((candidate) => entries[candidate] !== undefined)) continue;
      missing.set(`node_modules/${name}`, stub(name, range));
    }
  return missing;
}

function main(words) {
  const lock = JSON.parse(readFileSync(lockfile, "utf8"));
  const missing = missingEntries(lock.packages);
  for (const [path, { version }] of missing)
    process.stdout.write(`missing from package-lock.json: ${path} ${version}\n`);
  if (missing.size === 0) process.stdout.write("package-lock.json names every platform's builds\n");
  if (words.includes("--check") || missing.size === 0) return missing.size === 0 ? 0 : 1;
  const sorted = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  writeFileSync(lockfile, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2));
