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

/** The packages that users install. */
export function publishablePackages() {
  return packages().filter(({ manifest }) => manifest.private !== true);
}

/** The packages that bring a command: the languages. */
export function languages() {
  return packages().filter(({ manifest }) => manifest.bin !== undefined);
}

/** The one file that is a language's command, or `undefined` before it is built. */
export function commandOf(language) {
  const [relative] = Object.values(language.manifest.bin);
  const path = join(language.folder, relative);
  return existsSync(path) ? path : undefined;
}
