/** The packages that a package needs at run time, as Node finds them: its dependencies, and what its own files bring along. */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./command.mjs";
import { inlined } from "./inlined.mjs";

/** The folder of `name` as Node finds it from `folder`. */
export function resolvePackage(name, folder) {
  for (let at = folder; at.startsWith(root); at = dirname(at)) {
    const candidate = join(at, "node_modules", name);
    if (existsSync(join(candidate, "package.json"))) return realpathSync(candidate);
  }
  return undefined;
}

export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** The names of the packages that a package brings along in its own files. */
export function broughtBy({ devDependencies }) {
  return Object.keys(devDependencies ?? {}).filter((name) => inlined.includes(name));
}

/** The folders of the packages that the package in `folder` needs or brings along; optional ones that aren't there are left out. */
export function neededBy(folder) {
  const manifest = manifestOf(folder);
  const names = [...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }), ...broughtBy(manifest)];
  return names.map((name) => resolvePackage(name, folder)).filter((each) => each !== undefined);
}

/** Every folder that the packages in `start` depend on at run time, themselves included. */
export function closure(start) {
  const all = new Set(start);
  for (const folder of all) for (const needed of neededBy(folder)) all.add(needed);
  return [...all];
}

/** Whether a folder is that of a package from a registry. */
export const isForeign = (folder) => folder.includes("node_modules");
