/**
 * Keeps package-lock.json fit for `npm ci` on every platform.
 *
 * A registry that lacks some platform builds makes `npm install` leave them out of the lockfile, and `npm ci` then
 * refuses it. This adds an entry for each optional dependency that is missing, with the hash and the licence that the
 * registry reports. `--check` only reports entries that are missing, and entries without a hash or a licence.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { capture, npm, root } from "./shared/command.mjs";

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

/** The entries of packages from a registry that lack the hash of their content, or their licence. */
export function incompleteEntries(entries) {
  const ofRegistry = Object.entries(entries).filter(([path, { link }]) => path.includes("node_modules/") && !link);
  return ofRegistry.filter(([, { integrity, license }]) => !integrity || !license).map(([path]) => path);
}

/** An entry with the hash, the licence and the engines that the registry has for it. */
function completed(path, entry) {
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const [command, words, options] = npm("view", `${name}@${entry.version}`, "--json");
  const { stdout } = capture(command, words, { ...options, timeout: 60_000 });
  try {
    const { dist, engines, license } = JSON.parse(stdout);
    return { ...entry, integrity: dist.integrity, license, ...(engines === undefined ? {} : { engines }) };
  } catch {
    return entry;
  }
}

function main(words) {
  const lock = JSON.parse(readFileSync(lockfile, "utf8"));
  const isCheck = words.includes("--check");
  const missing = missingEntries(lock.packages);
  for (const [path, { version }] of missing)
    process.stdout.write(`missing from package-lock.json: ${path} ${version}\n`);
  const all = { ...lock.packages, ...Object.fromEntries(missing) };
  if (!isCheck) for (const path of incompleteEntries(all)) all[path] = completed(path, all[path]);
  const incomplete = incompleteEntries(all);
  for (const path of incomplete) process.stdout.write(`without a hash or a licence in package-lock.json: ${path}\n`);
  if (!isCheck) write({ ...lock, packages: all });
  if (incomplete.length > 0 || (isCheck && missing.size > 0)) return 1;
  process.stdout.write("package-lock.json has every platform's builds, each with its hash and its licence\n");
  return 0;
}

function write({ packages, ...lock }) {
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(lockfile, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2));
