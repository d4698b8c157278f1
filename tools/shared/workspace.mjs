/** What the workspace holds, read from the folders: packages, languages, examples. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./command.mjs";

/** Reads a JSON file of the project. */
export function readJson(...path) {
  return JSON.parse(readFileSync(join(root, ...path), "utf8"));
}

/** Every package: its folder's name, its folder, and its package.json. */
export function packages() {
  const names = readdirSync(join(root, "packages")).sort();
  const present = names.filter((name) => existsSync(join(root, "packages", name, "package.json")));
  return present.map((name) => ({
    name,
    folder: join(root, "packages", name),
    manifest: readJson("packages", name, "package.json"),
  }));
}

/** The packages that users install; one that is only begun has no entry yet. */
export function publishablePackages() {
  const published = packages().filter(({ manifest }) => manifest.private !== true);
  return published.filter(({ folder }) => existsSync(join(folder, "src/index.ts")));
}

/** The languages, each as soon as its adapter exists. */
export function languages() {
  const declared = publishablePackages().filter(({ manifest }) => manifest.bin !== undefined);
  return declared.filter(({ folder }) => existsSync(join(folder, "src/cli/language.ts")));
}

/** The one file that is a language's command, or `undefined` before it is built. */
export function commandOf(language) {
  const [relative] = Object.values(language.manifest.bin);
  const path = join(language.folder, relative);
  return existsSync(path) ? path : undefined;
}
