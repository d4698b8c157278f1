/**
 * Writes `dist/THIRD-PARTY-LICENSES.txt` beside a language's bundle: the licences of every foreign package that can be
 * in it. `node tools/third-party.mjs LANGUAGE`.
 */
import { existsSync, readFileSync, readdirSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./shared/command.mjs";

/** The folder of `name` as Node finds it from `folder`. */
function resolvePackage(name, folder) {
  for (let at = folder; at.startsWith(root); at = dirname(at)) {
    const candidate = join(at, "node_modules", name);
    if (existsSync(join(candidate, "package.json"))) return realpathSync(candidate);
  }
  return undefined;
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** Every folder that the packages in `start` depend on at run time, themselves included. */
function closure(start) {
  const found = new Set(start);
  for (const folder of found)
    for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
      const dependency = resolvePackage(name, folder);
      if (dependency) found.add(dependency);
    }
  return [...found];
}

function licenceText(folder) {
  const name = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate));
  return name === undefined ? "(the package brings no licence text)" : readFileSync(join(folder, name), "utf8").trim();
}

const language = process.argv[2];
const own = ["cli-kit", "language-server", language].map((name) => join(root, "packages", name));
const foreign = closure(own).filter((folder) => folder.includes("node_modules"));
const parts = foreign.map((folder) => {
  const { name, version, license } = manifestOf(folder);
  return `${name} ${version} (${license})\n\n${licenceText(folder)}\n`;
});
const text = [...new Set(parts)].sort().join(`\n${"=".repeat(78)}\n\n`);
writeFileSync(join(root, "packages", language, "dist", "THIRD-PARTY-LICENSES.txt"), text.replaceAll("\r\n", "\n"));
