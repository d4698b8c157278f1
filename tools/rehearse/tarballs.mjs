/** The files that a tarball can contain. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createPackageFromTarballData } from "@arethetypeswrong/core";
import { sourceOf } from "../shared/leftovers.mjs";

const bill = "dist/sbom.cdx.json";
const always = new Set(["package.json", "README.md", "CHANGELOG.md", "LICENSE", "NOTICE", bill]);

/**
 * Whether a file may be in a tarball: the built library, the command with its licences and manual, the bill of
 * materials, the pages of its diagnostics, completion scripts, facts of typical systems, the gem for modules' specs.
 */
function belongs(path, { folder, manifest }) {
  const named = [...Object.values(manifest.bin ?? {}), manifest.man].map((each) => each?.replace("./", ""));
  if (always.has(path) || named.includes(path) || path === "dist/THIRD-PARTY-LICENSES.txt") return true;
  if (/^facts\/[^/]+\.(?:json|md)$/.test(path)) return true;
  if (/^dist\/completions\/[^/]+$|^gem\/(?:lib\/[^/]+\.rb|[^/]+\.gemspec)$|^ruby\/[^/]+\.rb$/.test(path)) return true;
  if (/^dist\/pages\/[^/]+\.md$/.test(path)) return true;
  if (/^dist\/esm\/.+\.js$/.test(path)) return true;
  if (/^dist\/command\/[^/]+\.[cm]?js(?:\.map)?$/.test(path)) return true;
  const source = path.startsWith("dist/") ? sourceOf(path.slice("dist/".length)) : undefined;
  return source !== undefined && !/^cli\/|\.command$/.test(source) && existsSync(join(folder, "src", `${source}.ts`));
}

/** Complaints about the files in a package's tarball. */
export function complaintsAbout(file, workspace) {
  const { name } = workspace.manifest;
  const prefix = `/node_modules/${name}/`;
  const paths = createPackageFromTarballData(readFileSync(file))
    .listFiles()
    .map((path) => path.slice(prefix.length));
  const strange = paths.filter((path) => !belongs(path, workspace));
  const missing = [...always].filter((path) => path !== "NOTICE" && !paths.includes(path));
  return [
    ...strange.map((path) => `${name}: ${path} does not belong into the tarball (left over in dist? remove it)`),
    ...missing.map((path) => `${name}: the tarball lacks ${path}`),
    ...(paths.some((path) => path.startsWith("dist/esm/")) ? [] : [`${name}: the tarball lacks its library`]),
  ];
}
