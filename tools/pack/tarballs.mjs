/** Packing, and what a tarball may hold. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { capture, npm } from "../shared/command.mjs";

const always = new Set(["package.json", "README.md", "CHANGELOG.md", "LICENSE", "NOTICE"]);

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

/** What is wrong with a tarball's list of files, in words. */
export function complaintsAbout({ name, paths }) {
  const strange = paths.filter(
    (path) =>
      !always.has(path) &&
      path !== "dist/THIRD-PARTY-LICENSES.txt" &&
      !/^dist\/.*\.(js|cjs|d\.ts|map|json|wasm)$/.test(path),
  );
  const leaked = paths.filter((path) => /\.tsbuildinfo$|\.test\.|(^|\/)test\/|\.interp$|\.tokens$/.test(path));
  const missing = [...always].filter((path) => path !== "NOTICE" && !paths.includes(path));
  return [
    ...[...new Set([...strange, ...leaked])].map((path) => `${name}: ${path} does not belong into the tarball`),
    ...missing.map((path) => `${name}: the tarball lacks ${path}`),
    ...(paths.includes("dist/index.js") ? [] : [`${name}: the tarball lacks dist/index.js; was it built?`]),
  ];
}
