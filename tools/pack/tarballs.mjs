/** Packing, and what a tarball may hold. */
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { capture, npm } from "../shared/command.mjs";
import { sourceOf } from "../shared/leftovers.mjs";

const bill = "dist/sbom.cdx.json";
const always = new Set(["package.json", "README.md", "CHANGELOG.md", "LICENSE", "NOTICE", bill]);

/** Packs the packages into `folder`; returns `{ name, file, paths }` for each. */
export function packAll(packages, folder) {
  mkdirSync(folder, { recursive: true });
  const workspaces = packages.flatMap(({ manifest }) => ["-w", manifest.name]);
  const [command, words, options] = npm("pack", "--json", "--pack-destination", folder, ...workspaces);
  const { status, stdout, stderr } = capture(command, words, options);
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
  return Object.values(JSON.parse(stdout)).map(({ name, filename, files }) => ({
    name,
    file: join(folder, filename),
    paths: files.map(({ path }) => path),
  }));
}

/**
 * Whether a file may be in a tarball: the built library, the command with its licences and manual, the bill of
 * materials, the pages of its diagnostics, completion scripts, facts of typical systems, the gem for modules' specs.
 */
function belongs(path, folder) {
  if (always.has(path) || path === "dist/THIRD-PARTY-LICENSES.txt") return true;
  if (/^facts\/[^/]+\.(?:json|md)$/.test(path)) return true;
  if (/^dist\/completions\/[^/]+$|^gem\/(?:lib\/[^/]+\.rb|[^/]+\.gemspec)$|^ruby\/[^/]+\.rb$/.test(path)) return true;
  if (/^dist\/pages\/[^/]+\.md$/.test(path)) return true;
  if (/^dist\/esm\/.+\.js$/.test(path)) return true;
  if (/^dist\/(?:[^/]+\.(?:cjs|1)|command\/[^/]+\.cjs(?:\.map)?)$/.test(path)) return true;
  const source = path.startsWith("dist/") ? sourceOf(path.slice("dist/".length)) : undefined;
  return source !== undefined && !/^cli\/|\.command$/.test(source) && existsSync(join(folder, "src", `${source}.ts`));
}

/** What is wrong with a tarball's list of files, in words. */
export function complaintsAbout({ name, paths }, folder) {
  const strange = paths.filter((path) => !belongs(path, folder));
  const missing = [...always].filter((path) => path !== "NOTICE" && !paths.includes(path));
  return [
    ...strange.map((path) => `${name}: ${path} does not belong into the tarball (left over in dist? remove it)`),
    ...missing.map((path) => `${name}: the tarball lacks ${path}`),
    ...(paths.some((path) => path.startsWith("dist/esm/"))
      ? []
      : [`${name}: the tarball lacks its library; was it built?`]),
  ];
}
