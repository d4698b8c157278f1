/**
 * Writes `dist/THIRD-PARTY-LICENSES.txt` beside a package's bundles: the licences of every foreign package that can be
 * in them. `node tools/third-party.mjs PACKAGE`; nothing is written where there is none.
 */
import { existsSync, readFileSync, readdirSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./shared/command.mjs";
import { inlined } from "./shared/inlined.mjs";

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
    for (const name of comingWith(manifestOf(folder))) {
      const dependency = resolvePackage(name, folder);
      if (dependency) found.add(dependency);
    }
  return [...found];
}

/** The packages that a package needs or brings along. */
function comingWith({ dependencies, devDependencies, peerDependencies }) {
  const brought = Object.keys(devDependencies ?? {}).filter((name) => inlined.includes(name));
  return [...Object.keys({ ...dependencies, ...peerDependencies }), ...brought];
}

function licenceText(folder) {
  const name = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate));
  return name === undefined ? "(the package brings no licence text)" : readFileSync(join(folder, name), "utf8").trim();
}

const name = process.argv[2];
const folder = join(root, "packages", name);
const isLanguage = existsSync(join(folder, "src/cli/main.ts"));
const own = ["cli-kit", "language-server", name].map((each) => join(root, "packages", each));
const brought = Object.keys(manifestOf(folder).devDependencies ?? {}).filter((each) => inlined.includes(each));
const found = isLanguage ? closure(own) : brought.map((each) => resolvePackage(each, folder));
const foreign = found.filter((each) => each.includes("node_modules"));
const parts = foreign.map((folder) => {
  const { name, version, license } = manifestOf(folder);
  return `${name} ${version} (${license})\n\n${licenceText(folder)}\n`;
});
if (parts.length > 0) {
  const text = [...new Set(parts)].sort().join(`\n${"=".repeat(78)}\n\n`);
  writeFileSync(join(folder, "dist/THIRD-PARTY-LICENSES.txt"), text.replaceAll("\r\n", "\n"));
}
