/**
 * Writes into every package.json of `packages/` where the project lives (homepage, bugs, repository), as the package.json of the project
 * says it, and how it is published: for everybody, with a proof of where it was built, and with its bill of materials.
 *
 *     node tools/package-metadata.mjs [--check]
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packages, readJson } from "./shared/workspace.mjs";

const project = readJson("package.json");
const bill = "dist/sbom.cdx.json";

function withMetadata({ manifest, name }) {
  const { bugs, homepage, repository } = project;
  const directory = `packages/${name}`;
  const { author, description, license, name: id, type, version, ...rest } = manifest;
  const before = { name: id, version, description, author, license, type };
  const shown = Object.fromEntries(Object.entries(before).filter(([, value]) => value !== undefined));
  const said = { homepage, bugs, repository: { ...repository, directory } };
  const published = manifest.private === true ? {} : { publishConfig: { access: "public", provenance: true } };
  return { ...shown, ...said, ...withBill(without(rest, Object.keys(said)), manifest.private), ...published };
}

/** The files of a published package hold its bill of materials, before the pages that npm adds anyway. */
function withBill(manifest, isPrivate) {
  const { files } = manifest;
  if (isPrivate === true || files === undefined || files.includes(bill)) return manifest;
  const at = files.indexOf("README.md");
  return { ...manifest, files: [...files.slice(0, at), bill, ...files.slice(at)] };
}

function without(object, names) {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

function main(words) {
  const stale = [];
  for (const each of packages()) {
    const path = join(each.folder, "package.json");
    const text = `${JSON.stringify(withMetadata(each), undefined, 2)}\n`;
    if (text === readFileSync(path, "utf8")) continue;
    stale.push(each.name);
    if (!words.includes("--check")) writeFileSync(path, text);
  }
  if (stale.length === 0 || !words.includes("--check")) return 0;
  process.stdout.write(`node tools/package-metadata.mjs changes ${stale.join(", ")}\n`);
  return 1;
}

process.exitCode = main(process.argv.slice(2));
