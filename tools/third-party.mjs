/**
 * Writes `dist/THIRD-PARTY-LICENSES.txt` beside a package's bundles: the licences of every foreign package that can be
 * in them. `node tools/third-party.mjs PACKAGE`; nothing is written where there is none.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./shared/command.mjs";
import { broughtBy, closure, isForeign, manifestOf, resolvePackage } from "./shared/runtime-packages.mjs";

function licenceText(folder) {
  const name = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate));
  return name === undefined ? "(the package brings no licence text)" : readFileSync(join(folder, name), "utf8").trim();
}

const name = process.argv[2];
const folder = join(root, "packages", name);
const isLanguage = existsSync(join(folder, "src/cli/main.ts"));
const own = ["cli-kit", "language-server", name].map((each) => join(root, "packages", each));
const brought = broughtBy(manifestOf(folder));
const found = isLanguage ? closure(own) : brought.map((each) => resolvePackage(each, folder));
const parts = found.filter(isForeign).map((folder) => {
  const { name, version, license } = manifestOf(folder);
  return `${name} ${version} (${license})\n\n${licenceText(folder)}\n`;
});
if (parts.length > 0) {
  const text = [...new Set(parts)].sort().join(`\n${"=".repeat(78)}\n\n`);
  writeFileSync(join(folder, "dist/THIRD-PARTY-LICENSES.txt"), text.replaceAll("\r\n", "\n"));
}
