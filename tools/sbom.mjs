/**
 * Writes `dist/sbom.cdx.json` into a package: what it consists of at run time, as a CycloneDX bill of materials. The same input gives the
 * same bytes, so it has neither a time nor a random number.
 *
 *     node tools/sbom.mjs PACKAGE
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./shared/command.mjs";
import { closure, isForeign, manifestOf, neededBy } from "./shared/runtime-packages.mjs";
import { readJson } from "./shared/workspace.mjs";

/** The bill of materials of the package in `packages/<name>`. */
export function billOf(name) {
  const lock = readJson("package-lock.json").packages;
  const folder = join(root, "packages", name);
  // A language's command is bundled with what all commands share.
  const shared = existsSync(join(folder, "src/cli/main.ts")) ? ["cli-kit", "language-server"] : [];
  const own = [folder, ...shared.map((each) => join(root, "packages", each))];
  const others = closure(own).filter((each) => each !== folder);
  const refs = (folders) => [...new Set(folders.map(purlOf))].sort();
  const dependencies = others.map((each) => ({ ref: purlOf(each), dependsOn: refs(neededBy(each)) }));
  const components = others.map((each) => componentOf(each, lock));
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { ...componentOf(folder, lock), type: own.length > 1 ? "application" : "library" } },
    components: sortedBy(components, "bom-ref"),
    dependencies: sortedBy(
      [{ ref: purlOf(folder), dependsOn: refs([...own.slice(1), ...neededBy(folder)]) }, ...dependencies],
      "ref",
    ),
  };
}

function sortedBy(objects, key) {
  return objects.sort((left, right) => (left[key] < right[key] ? -1 : 1));
}

function componentOf(folder, lock) {
  const { description, license, name, version } = manifestOf(folder);
  const integrity = isForeign(folder) ? lock[relative(root, folder).replaceAll("\\", "/")]?.integrity : undefined;
  return {
    type: "library",
    "bom-ref": purlOf(folder),
    name,
    version,
    ...(description === undefined ? {} : { description }),
    ...(integrity === undefined ? {} : { hashes: hashesOf(integrity) }),
    licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }],
    purl: purlOf(folder),
  };
}

/** The hashes of `sha512-BASE64`. */
function hashesOf(integrity) {
  return integrity.split(" ").map((hash) => {
    const [, algorithm, base64] = /^sha(\d+)-(.*)$/.exec(hash);
    return {
      alg: algorithm === "1" ? "SHA-1" : `SHA-${algorithm}`,
      content: Buffer.from(base64, "base64").toString("hex"),
    };
  });
}

function purlOf(folder) {
  const { name, version } = manifestOf(folder);
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , name = ""] = process.argv;
  const dist = join(root, "packages", name, "dist");
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, "sbom.cdx.json"), `${JSON.stringify(billOf(name), undefined, 1)}\n`);
}
