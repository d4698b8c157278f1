/** Finds Puppet modules in checkouts and bare git directories, and links them into folders that serve as module paths. */
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { capture } from "../shared/command.mjs";

const parts = ["manifests", "lib", "functions", "types"];
const containers = ["modules", "site", "site-modules", "dist", "."];

/** The folder of a checkout; the newest commit of a bare git directory is unpacked below `scratch`. */
export function checkedOut(source, scratch) {
  if (!existsSync(join(source, "objects")) || !existsSync(join(source, "HEAD"))) return source;
  const folder = join(scratch, "checkouts", realpathSync(source).replaceAll("/", "+"));
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, ".archive.tar");
  const steps = [
    ["git", ["--git-dir", source, "archive", "-o", archive, "HEAD"]],
    ["tar", ["-xf", archive, "-C", folder]],
  ];
  // A snapshot can lack its largest files; everything before the first of them is unpacked.
  const isWhole = steps.map(([command, words]) => capture(command, words).status).every((status) => status === 0);
  if (!isWhole) process.stderr.write(`${source}: unpacked in part, because objects are missing\n`);
  return folder;
}

/** The modules of a module, a control repository or a module path: `{ name, folder }`. */
export function modulesIn(folder) {
  const own = moduleName(folder);
  if (own !== undefined) return [{ name: own, folder }];
  return containers.flatMap((container) => {
    const path = join(folder, container);
    if (!isFolder(path)) return [];
    const names = readdirSync(path).sort();
    return names.map((name) => moduleAt(join(path, name))).filter((each) => isModule(each));
  });
}

/** A directory of a module path. Debian's are called `author-name`, with `-` instead of `_`. */
function moduleAt(folder) {
  const name = basename(folder);
  return { name: name.includes("-") ? (moduleName(folder) ?? "") : name, folder };
}

/** The module's name by its metadata.json; `undefined` for folders that aren't modules. */
function moduleName(folder) {
  const metadata = metadataOf(folder);
  if (typeof metadata.name === "string") return metadata.name.split(/[-/]/).at(-1);
  if (!existsSync(join(folder, "manifests", "init.pp"))) return undefined;
  return basename(folder).replace(/^.*-/, "");
}

/** metadata.json as data; empty where it is missing or broken. */
export function metadataOf(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, "metadata.json"), "utf8")) ?? {};
  } catch {
    return {};
  }
}

function isModule({ name, folder }) {
  return /^[a-z]\w*$/.test(name) && isFolder(folder) && parts.some((part) => isFolder(join(folder, part)));
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Links modules into a folder by name; the first of a name wins. Returns the modules that are in it. */
export function linkModules(modules, folder, except = new Set()) {
  mkdirSync(folder, { recursive: true });
  const linked = new Map();
  for (const { name, folder: target } of modules) {
    if (linked.has(name) || except.has(name)) continue;
    linked.set(name, { name, folder: join(folder, name) });
    symlinkSync(realpathSync(target), join(folder, name));
  }
  return [...linked.values()];
}
